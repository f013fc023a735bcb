import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightSetup } from './scripts/vite/light-setup.ts'
import { pageChunks } from './scripts/vite/page-chunks.ts'
import { pages } from './scripts/vite/pages.ts'
import { preloadHelper } from './scripts/vite/preload-helper.ts'
import { asModule } from './scripts/vite/react/as-module.ts'
import { cutReact } from './scripts/vite/react/cut-react.ts'
import { knownBrowser } from './scripts/vite/react/known-browser.ts'
import { reactFiles, reactModules } from './scripts/vite/react/react-modules.ts'
import { shortClassName } from './scripts/vite/short-class-name.ts'
import { shortTokens } from './scripts/vite/short-tokens.ts'
import { squeeze } from './scripts/vite/squeeze.ts'
import { stripCalls } from './scripts/vite/strip-calls.ts'
import { stripDocs } from './scripts/vite/strip-docs.ts'
import { texts } from './scripts/vite/texts-plugin.ts'

/** Where `npm run dev` finds the API host, the session and the sandbox. */
const host = process.env.BATON_DEV_HOST ?? 'http://localhost:3000'
const doors = ['/api', '/session', '/identity', '/sandbox', '/healthz', '/pictures']

const chunks = pageChunks(pages)

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A list on its way shows in its own shape as soon as its code is there; other pages do without that code.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: './routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      addExtensions: true,
      semicolons: false,
      quoteStyle: 'single',
    }),
    babel({ include: /\/(src|routes)\/[^?]*\.tsx?(\?|$)/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    babel({
      include: /\/(machines|src\/contract)\/[^?]*\.ts$/,
      plugins: [stripDocs, stripCalls],
    }),
    reactModules(),
    babel({ include: reactFiles, exclude: [], compact: true, plugins: [cutReact, knownBrowser, asModule] }),
    react(),
    texts(),
    lightSetup(),
    preloadHelper(),
    chunks.plugin,
    squeeze(),
    shortTokens(),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Fonts and drawings are files of their own: the Content-Security-Policy knows no data: for them.
    assetsInlineLimit: 0,
    // Scripts that a chunk imports are fetched beside it for an order's page, which the list leads to; for the others, which are
    // reached from there, the list would be longer than the wait is worth.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) =>
        file.includes('/_orderNumber-') ? files : files.filter((other) => other.endsWith('.css')),
    },
    // light-dark(), nesting and @starting-style stay as they are written.
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      // Reading a property or a global does nothing else here, and a component that nobody shows is no reason to keep its file.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: ['forwardRef', 'React.forwardRef', 'React2.forwardRef'],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'pages', name: chunks.chunkOf }],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(doors.map((door) => [door, { target: host, changeOrigin: false }])) },
})
