import { readChart } from '../../../atlas/chart/read-chart.ts'
import type { DrawnChart } from '../../../atlas/data/atlas-data.ts'
import type { Flow } from '../../../machines/flow.ts'
import { drawCharts } from '../../docs/layout/draw-charts.ts'
import { drawingTree } from '../../docs/svg/drawing-tree.ts'

/** Every flow's chart with its drawing, for pages that have frame, name, legend and fonts themselves. */
export const drawnCharts = async (flows: readonly Flow[]): Promise<readonly DrawnChart[]> => {
  const drawings = await drawCharts(flows.map(readChart), 'compact')
  return flows.map(({ id, area }) => {
    const drawing = drawings.find(({ chart }) => chart.id === id)
    if (!drawing) throw new Error(`No drawing of "${id}"`)
    return { area, chart: drawing.chart, drawing: drawingTree(drawing, { isBare: true }) }
  })
}

/** A script that sets the charts of `window`: a page that was opened from a file may load it. */
export const chartsScript = (charts: readonly DrawnChart[]): string =>
  `window.batonCharts=${JSON.stringify(charts)};\n`
