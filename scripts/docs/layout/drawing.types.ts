import type { ChartState, ChartTransition } from '../../../atlas/chart/chart.types.ts'
import type { Face } from './measure.ts'

export type Point = { x: number; y: number }
export type Rect = Point & { width: number; height: number }

/** `compact` is for small panes: names, events and guards alone. */
export type Form = 'full' | 'compact'

/**
 * A run of text in one face; `x` and `y` (the baseline) are measured from the corner of what holds it. `width` is its length
 * in the drawing's own font, `room` what it may need in another. Words of a transition name it.
 */
export type Span = Point & { text: string; face: Face; width: number; room: number; transition?: string }

export type IconName = 'call' | 'timer' | 'stay' | 'fact' | 'leave'
export type Icon = Point & { name: IconName }

/**
 * What stands inside a state's box, or around the diamond of a choice point. `rules` are the heights of its hairlines.
 */
export type BoxContent = {
  width: number
  height: number
  spans: Span[]
  icons: Icon[]
  rules: number[]
  diamond?: Rect
}

/** Where the words of a box begin, from its corner. */
export const headInset = { x: 18, y: 10 }

/** Which way a chart flows. */
export type Flowing = 'RIGHT' | 'DOWN'

/** The text at a line: its size, its rows, and whether the line runs through its middle or along its edge. */
export type LabelBlock = { width: number; height: number; spans: Span[]; inline: boolean }

/** All transitions from one state to another share one line. */
export type Link = { id: string; source: string; target: string; transitions: ChartTransition[] }

export type PlacedState = Rect & { state: ChartState; content: BoxContent; depth: number }
export type PlacedDot = Rect & { id: string; kind: 'initial' | 'any' }
export type PlacedLine = {
  link: Link | undefined
  id: string
  /** Ids of the states or dots at its ends. */
  source: string
  target: string
  points: Point[]
  label: PlacedLabel | undefined
}
type PlacedLabel = Rect & { spans: Span[] }

/** One region of a chart, laid out; coordinates start at its own corner. */
export type Placement = {
  flowing: Flowing
  width: number
  height: number
  states: PlacedState[]
  dots: PlacedDot[]
  lines: PlacedLine[]
}
