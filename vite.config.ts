import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageFonts } from './scripts/build/page-fonts.ts'
import { pageTexts } from './scripts/build/page-texts.ts'
import { productPictures } from './scripts/build/product-pictures.ts'
import { shopPages } from './scripts/build/shop-pages.ts'

/** Where `npm run dev` finds the API host, the session and the sandbox. */
const host = process.env.BATON_DEV_HOST ?? 'http://localhost:3000'
const doors = ['/api', '/session', '/identity', '/sandbox', '/healthz', '/livez', '/readyz', '/pictures']

/** The page's own first lines run by themselves, and what finds the texts of a language is that language's alone: they stay outside of any group. */
const notTheEntry = /^(?!.*(index\.html|\/src\/app\/main\.tsx|\/locales\/|\/src\/ui\/languages\/))/

/** What draws codes and keeps them comes with them, however many pages have one. */
const codes = [
  '/qrcode.react/',
  '/jsbarcode/',
  '/src/components/order/barcode/',
  '/src/components/code/',
  '/src/features/return-label/',
  '/domain/return-methods/label-size',
  '/machines/screen-awake/',
]
const notOfCodes = (id: string): boolean => !codes.some((place) => id.includes(place))

export default defineConfig({
  plugins: [
    shopPages(),
    pageFonts(),
    productPictures(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      addExtensions: true,
      semicolons: false,
      quoteStyle: 'single',
    }),
    babel({ include: /\/(src|routes)\/[^?]*\.tsx?(\?|$)/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    react(),
    lingui(),
    pageTexts(),
  ],
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Fonts and drawings are files of their own: the Content-Security-Policy knows no data: for them.
    assetsInlineLimit: 0,
    // light-dark(), nesting and @starting-style stay as they are written.
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Files name each other, dozens of times on a page: the manifest says what each is of (docs/decisions/0139).
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            // What every page begins with is one file, and what many pages share another. What a few share comes by who shares it, but
            // small files join the nearest: each is a request, and on HTTP/1.1 six go at once (docs/decisions/0139).
            { name: 'start', tags: ['$initial'], test: notTheEntry, priority: 2 },
            { name: 'pages', test: notOfCodes, minShareCount: 6, priority: 1 },
            { name: 'shared', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(doors.map((door) => [door, { target: host, changeOrigin: false }])) },
})
