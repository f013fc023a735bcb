import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageFonts } from './scripts/build/page-fonts.ts'
import { productPictures } from './scripts/build/product-pictures.ts'
import { shopPages } from './scripts/build/shop-pages.ts'

/** Where `npm run dev` finds the API host, the session and the sandbox. */
const host = process.env.BATON_DEV_HOST ?? 'http://localhost:3000'
const doors = ['/api', '/session', '/identity', '/sandbox', '/healthz', '/pictures']

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
    lingui({ configPath: 'lingui.pages.config.ts' }),
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
        // One file for what several pages use: a file for each set of pages would be a hundred requests.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
      },
    },
  },
  server: { proxy: Object.fromEntries(doors.map((door) => [door, { target: host, changeOrigin: false }])) },
})
