import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { pageFonts } from '../../build/page-fonts.ts'
import { shopPages } from '../../build/shop-pages.ts'
import { classicScript } from './classic-script.ts'
import { screenStyles } from './screen-styles.ts'
import { screenTexts } from './screen-texts.ts'
import { screenWorld } from './screen-world.ts'

const look = () => [shopPages(), pageFonts(), react()]

/** The scripts of the atlas, each built by itself: its own pages, screens, what runs in a watched page, and the panel. */
export const atlasScripts = (outDir: string): readonly InlineConfig[] => [
  classicScript(outDir, {
    source: 'atlas/map/main.tsx',
    file: 'map',
    pages: { 'index.html': 'atlas/map/index.html' },
    plugins: look(),
  }),
  classicScript(outDir, {
    source: 'atlas/screen/main.tsx',
    file: 'screen',
    pages: { 'screen.html': 'atlas/screen/screen.html', 'by-hand.html': 'atlas/screen/by-hand.html' },
    plugins: [
      screenWorld(),
      babel({ include: /\/(src|routes)\/[^?]*\.tsx?(\?|$)/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
      screenTexts(),
      screenStyles(),
      ...look(),
    ],
  }),
  classicScript(outDir, { source: 'atlas/live/agent/main.ts', file: 'live/agent' }),
  classicScript(outDir, {
    source: 'atlas/live/panel/main.tsx',
    file: 'live/panel',
    pages: { 'live/panel.html': 'atlas/live/panel/panel.html' },
    plugins: look(),
  }),
]
