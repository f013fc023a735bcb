import type { Figures, PageFigures, View } from './figures.types.ts'

/** A view within every budget. */
const view: View = {
  fcp: 700,
  lcp: 750,
  shown: 720,
  answers: 2000,
  shift: 0,
  blocking: 40,
  mainThread: 900,
  requestsBefore: 4,
  requests: 12,
  bytes: 200_000,
  fontBytes: 40_000,
  simulatedLcp: 800,
}

export const sampleView = (more: Partial<View> = {}): View => ({ ...view, ...more })

export const samplePage = (name: string, more: Partial<PageFigures> = {}): PageFigures => ({
  name,
  views: { twin: view, baton: view },
  script: 130_000,
  furtherScript: 0,
  moving: [],
  interactions: { 'open the menu': 40 },
  ...more,
})

/** A run in which everything is within its budget. */
export const sampleFigures = (more: Partial<Figures> = {}): Figures => ({
  machine: '2 cores',
  runs: 3,
  pages: { history: samplePage('order history'), detail: samplePage('order') },
  floor: { react: 58_000, stack: 94_000 },
  opening: { throttled: 300, fullSpeed: 60 },
  host: { 'Order history under load': { 'pages with orders per second': 120 } },
  ...more,
})
