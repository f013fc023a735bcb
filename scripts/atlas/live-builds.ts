import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { pageFonts } from '../build/page-fonts.ts'
import { shopPages } from '../build/shop-pages.ts'

const page = (): Plugin => ({
  name: 'baton:panel-page',
  generateBundle() {
    const html = readFileSync(new URL('../../atlas/live/panel/panel.html', import.meta.url), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'live/panel.html', source: html })
  },
})

const classicScript = (
  entry: string,
  file: string,
): NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']> => ({
  input: entry,
  output: {
    format: 'iife',
    codeSplitting: false,
    entryFileNames: `live/${file}.js`,
    assetFileNames: (asset) =>
      asset.names.some((name) => name.endsWith('.css'))
        ? `live/${file}.css`
        : 'assets/[name]-[hash][extname]',
  },
})

const common = (outDir: string): InlineConfig => ({
  configFile: false,
  base: './',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    reportCompressedSize: false,
  },
})

/** The live chart: what runs in a watched page, and the panel, each one classic script (`live/` of the atlas). */
export const liveBuilds = (outDir: string): readonly InlineConfig[] => {
  const { build, ...rest } = common(outDir)
  return [
    { ...rest, build: { ...build, rolldownOptions: classicScript('atlas/live/agent/main.ts', 'agent') } },
    {
      ...rest,
      plugins: [shopPages(), pageFonts(), react(), page()],
      build: { ...build, rolldownOptions: classicScript('atlas/live/panel/main.tsx', 'panel') },
    },
  ]
}
