import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { root } from '../../gate/run-command.ts'

type Entry = {
  /** Source, relative to the project. */
  readonly source: string
  /** Where its script and style sheet lie in the atlas, without their endings: `live/panel`. */
  readonly file: string
  /** Pages that load it, by their place in the atlas; relative to the project. */
  readonly pages?: Readonly<Record<string, string>>
  readonly plugins?: InlineConfig['plugins']
}

const pagesOf = ({ pages = {} }: Entry): Plugin => ({
  name: 'baton:pages-around',
  generateBundle() {
    for (const [fileName, source] of Object.entries(pages))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, source)) })
  },
})

/** One script with all that it needs, and not a module: a page that was opened from a file may load it. */
export const classicScript = (outDir: string, entry: Entry): InlineConfig => ({
  root,
  configFile: false,
  base: './',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [...(entry.plugins ?? []), pagesOf(entry)],
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    license: { fileName: `${entry.file}.licences.txt` },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: entry.source,
      output: {
        format: 'iife',
        codeSplitting: false,
        // Guards that are made of others are told by the name of what joined them.
        keepNames: true,
        entryFileNames: `${entry.file}.js`,
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? `${entry.file}.css`
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
