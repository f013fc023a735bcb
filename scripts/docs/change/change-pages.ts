import type { Chart } from '../../../atlas/chart/chart.types.ts'
import { changePicture } from './change-picture.ts'
import { changeWords } from './change-words.ts'
import { compareCharts } from './compare-charts.ts'

/**
 * What changed between two versions of all charts, ready for a pull request: `README.md` with a summary in words, and a
 * picture of before and after for each chart that changed.
 */
export async function changePages(
  before: readonly Chart[],
  after: readonly Chart[],
  since: string,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const older = new Map(before.map((chart) => [chart.id, chart]))
  const parts: string[] = []
  for (const chart of after) {
    const was = older.get(chart.id)
    older.delete(chart.id)
    const change = compareCharts(was ?? emptied(chart), chart)
    const words = changeWords(change)
    if (words.length === 0) continue
    pages.set(`${chart.id}.svg`, await changePicture(change))
    const title = was ? chart.title : `${chart.title} (new)`
    parts.push(`## ${title}`, `![Before and after: ${chart.title}](${chart.id}.svg)`)
    parts.push(words.map((line) => `- ${line}`).join('\n'))
  }
  for (const chart of older.values()) parts.push(`## ${chart.title} (removed)`, chart.purpose)
  const none = 'No chart changed.'
  pages.set(
    'README.md',
    `${[`# Charts since ${since}`, ...(parts.length > 0 ? parts : [none])].join('\n\n')}\n`,
  )
  return pages
}

function emptied(chart: Chart): Chart {
  return { ...chart, root: { ...chart.root, children: [] }, transitions: [] }
}
