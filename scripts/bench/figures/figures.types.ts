/** What a visit to a page costs, in milliseconds, bytes and pieces; null where it never happened. */
export type View = {
  fcp: number | null
  lcp: number | null
  /** The first order row, or the main heading of another page. */
  shown: number | null
  answers: number | null
  shift: number
  blocking: number
  mainThread: number
  requestsBefore: number | null
  requests: number
  bytes: number
  fontBytes: number
  simulatedLcp: number | null
}

export const columns = ['twin', 'react', 'stack', 'baton'] as const
export type Column = (typeof columns)[number]

export type PageFigures = {
  name: string
  views: Partial<Record<Column, View>>
  /** Script of the first view in bytes of brotli, and what of it the history does not load, where that was measured. */
  script: number
  furtherScript: number | null
  moving: string[]
  /** The longest event of each interaction, at a quarter of the processor; null where it could not be done. */
  interactions: Record<string, number | null>
}

type Opening = { throttled: number; fullSpeed: number }

/** Figures of the host without a browser, by section and name. */
export type HostFigures = Record<string, Record<string, number | null>>

export type Figures = {
  machine: string
  runs: number
  pages: Record<string, PageFigures>
  floor: { react: number; stack: number } | null
  opening: Opening | null
  host: HostFigures
}
