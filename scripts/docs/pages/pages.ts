import type { Chart } from '../../../atlas/chart/chart.types.ts'
import { type Flow, readChart } from '../../../atlas/chart/read-chart.ts'
import { type Drawing, drawChart } from '../layout/drawing.ts'
import { svg } from '../svg/svg.ts'
import { indexPage, markdown } from './markdown.ts'

/**
 * Every file of `docs/statecharts/`, by name: a drawing and a page per flow, and the index. `draw` may know drawings
 * already: laying a chart out takes a while. [DG-01]
 */
export async function statechartPages(
  flows: readonly Flow[],
  draw: (chart: Chart) => Promise<Drawing> = drawChart,
): Promise<Map<string, string>> {
  const charts = flows.map(readChart)
  const pages = new Map<string, string>([['README.md', indexPage(charts)]])
  for (const chart of charts) {
    pages.set(`${chart.id}.svg`, svg(await draw(chart)))
    pages.set(`${chart.id}.md`, markdown(chart, flowByMachine(charts)))
  }
  return pages
}

function flowByMachine(charts: Chart[]): (machineId: string) => string | undefined {
  const flows = new Map(charts.map((chart) => [chart.root.key, chart.id]))
  return (machineId) => flows.get(machineId)
}
