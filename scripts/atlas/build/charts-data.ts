import { readChart } from '../../../atlas/chart/read-chart.ts'
import type { DrawnChart } from '../../../atlas/data/atlas-data.ts'
import type { Flow } from '../../../machines/flow.ts'
import { drawChart } from '../../docs/layout/drawing.ts'
import { drawingTree } from '../../docs/svg/drawing-tree.ts'

/** Every flow's chart with its drawings, for the atlas and the live chart. */
export const drawCharts = async (flows: readonly Flow[]): Promise<readonly DrawnChart[]> => {
  const drawn: DrawnChart[] = []
  for (const flow of flows) {
    const chart = readChart(flow)
    drawn.push({
      area: flow.area,
      chart,
      drawing: drawingTree(await drawChart(chart, 'compact'), { isBare: true }),
    })
  }
  return drawn
}

/** A script that sets the charts of `window`: a page that was opened from a file may load it. */
export const chartsScript = (charts: readonly DrawnChart[]): string =>
  `window.batonCharts=${JSON.stringify(charts)};\n`
