import { readFileSync } from 'node:fs'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { catalogs } from './domain/format/catalogs.ts'
import { screenWorld } from './scripts/atlas/screen-world.ts'
import { pageFonts } from './scripts/build/page-fonts.ts'
import { shopPages } from './scripts/build/shop-pages.ts'

/** The styles as a script that sets a global: a screen changes what they ask of the window, which a file's own may not be read for. */
const stylesAsScript = (css: string): string => `window.batonStyles=${JSON.stringify(css)}`

/** `screen.html`, its styles, and the texts of each language as a script of its own. */
const screenFiles = (): Plugin => ({
  name: 'baton:screen-files',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const html = readFileSync(new URL('atlas/screen/screen.html', import.meta.url), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'screen.html', source: html })
    const styles = bundle['screen.css']
    if (styles?.type !== 'asset') throw new Error('The screens have no styles')
    this.emitFile({ type: 'asset', fileName: 'styles.js', source: stylesAsScript(String(styles.source)) })
    delete bundle['screen.css']
    const [texts] = await getCatalogs(getConfig({ configPath: 'lingui.pages.config.ts' }))
    if (!texts) throw new Error('lingui.pages.config.ts names no catalog')
    for (const language of catalogs) {
      const { messages } = await texts.getTranslations(language, {
        fallbackLocales: { 'en-GB': 'en', 'en-CA': 'en' },
        sourceLocale: 'en',
      })
      const { source } = createCompiledCatalog(language, messages, { namespace: 'window.batonTexts' })
      this.emitFile({ type: 'asset', fileName: `texts/${language}.js`, source })
    }
  },
})

/** Screens of the atlas: one classic script, so that they open from a file too. */
export default defineConfig({
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    shopPages(),
    pageFonts(),
    screenWorld(),
    babel({ include: /\/(src|routes)\/[^?]*\.tsx?(\?|$)/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    react(),
    screenFiles(),
  ],
  build: {
    outDir: 'dist/atlas',
    copyPublicDir: false,
    chunkSizeWarningLimit: 2_000,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: { screen: 'atlas/screen/main.tsx' },
      // What loads parts of a page later asks `import.meta` where they are: here they are in the same file.
      checks: { emptyImportMeta: false },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: '[name].js',
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css')) ? 'screen.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
