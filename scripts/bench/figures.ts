import { furtherScript, kilobytes, type MeasuredPage, type Verdict, weight } from './budget.ts'

export type StartTimes = { cold: number; warm: number }

const begin = '<!-- figures: written by npm run bench -->'
const end = '<!-- end of figures -->'

/** The figures as Markdown tables, for the terminal and for `docs/performance.md`. */
export function figures(
  pages: readonly MeasuredPage[],
  starts: StartTimes,
  checked: readonly Verdict[],
): string {
  const history = pages[0]?.load
  const over = checked.filter((verdict) => verdict.over)
  return [
    table(
      [
        'Page',
        'JS gzip',
        'JS brotli',
        'beyond history',
        'CSS gzip',
        'CSS brotli',
        'Requests',
        'Shown after',
        'Shift',
      ],
      pages.map(({ name, load }) => {
        const script = weight(load.files, 'js')
        const style = weight(load.files, 'css')
        return [
          name,
          kilobytes(script.gzip),
          kilobytes(script.brotli),
          history && history !== load ? kilobytes(furtherScript(load, history).gzip) : '–',
          kilobytes(style.gzip),
          kilobytes(style.brotli),
          String(load.requestsBeforeShown),
          `${Math.round(load.shownAfterMs)} ms`,
          load.layoutShift.toFixed(4),
        ]
      }),
    ),
    `Cold start (empty data folder, pages built): ${starts.cold.toFixed(1)} s. Warm start: ${starts.warm.toFixed(1)} s.`,
    table(
      ['Budget', 'Measured', 'Limit', ''],
      checked.map((verdict) => [
        verdict.what,
        verdict.measured,
        verdict.limit,
        verdict.over ? '**over**' : 'under',
      ]),
    ),
    over.length === 0 ? 'Everything is within the budget.' : `${over.length} over the budget.`,
  ].join('\n\n')
}

/** The page with its figures replaced; everything outside the markers stays. */
export function withFigures(page: string, text: string): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/performance.md lacks its markers: ${begin} … ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}

/** Every script and style of every page, heaviest first: where the bytes are. */
export function fileList(pages: readonly MeasuredPage[]): string {
  return pages
    .map(({ name, load }) =>
      [
        name,
        ...load.files
          .toSorted((a, b) => b.gzip - a.gzip)
          .map((file) => `  ${kilobytes(file.gzip).padStart(9)}  ${file.url}`),
      ].join('\n'),
    )
    .join('\n\n')
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}
