import type { Chart } from '../../../atlas/chart/chart.types.ts'
import type { Drawing } from '../layout/drawing.ts'
import { svg } from '../svg/svg.ts'
import { indexPage, markdown } from './markdown.ts'

/** Every file of `docs/statecharts/`, by name: a drawing and a page for each chart, and the index. [DG-01] */
export function statechartPages(charts: readonly Chart[], drawings: readonly Drawing[]): Map<string, string> {
  const pages = new Map<string, string>([['README.md', indexPage(charts)]])
  for (const drawing of drawings) pages.set(`${drawing.chart.id}.svg`, svg(drawing))
  for (const chart of charts) pages.set(`${chart.id}.md`, markdown(chart, flowByMachine(charts)))
  return pages
}

function flowByMachine(charts: readonly Chart[]): (machineId: string) => string | undefined {
  const flows = new Map(charts.map((chart) => [chart.root.key, chart.id]))
  return (machineId) => flows.get(machineId)
}
