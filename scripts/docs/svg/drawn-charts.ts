import type { Chart } from '../../../atlas/chart/chart.types.ts'
import type { DrawnChart } from '../../../atlas/data/atlas-data.ts'
import { drawCharts } from '../layout/draw-charts.ts'
import type { Form } from '../layout/drawing.types.ts'
import { drawingTree } from './drawing-tree.ts'

/** Charts with their drawings as data, for pages that have frame, name, legend and fonts themselves. */
export async function drawnCharts(charts: readonly Chart[], form: Form = 'full'): Promise<DrawnChart[]> {
  const drawings = await drawCharts(charts, form)
  return drawings.map((drawing) => ({
    chart: drawing.chart,
    drawing: drawingTree(drawing, { isBare: true }),
  }))
}
