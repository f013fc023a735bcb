import type { Area } from '../../machines/flow.ts'
import type { Chart } from '../chart/chart.types.ts'
import type { SvgElement } from '../chart/svg-node.ts'

/** A chart with its drawing, as the atlas and the live chart show it. */
export type DrawnChart = {
  readonly area: Area
  readonly chart: Chart
  /** Names, events and guards alone. States are marked by `data-state`, transitions by `data-transition`, lines by `data-link`. */
  readonly drawing: SvgElement
}

declare global {
  interface Window {
    /** Set by `data/charts.js`: a file may load a script, where it may not fetch. */
    batonCharts?: readonly DrawnChart[]
  }
}

/** Every chart, in the order of the registry. */
export const drawnCharts = (): readonly DrawnChart[] => window.batonCharts ?? []
