import { type Coverage, criteria, criterionWords, missingOf } from './coverage.ts'

/** So many parts of a flow are named; a report has all. */
const mostNamed = 20

const missingLines = (coverage: Coverage): readonly string[] => {
  const missing = missingOf(coverage)
  const more = missing.length - mostNamed
  const lines = missing.slice(0, mostNamed).map((name) => `missing in ${coverage.flow}: ${name}`)
  return more > 0 ? [...lines, `missing in ${coverage.flow}: ${more} more`] : lines
}

/** Coverage by flow and criterion as a table, with what is missing beneath it. */
export const coverageTable = (report: readonly (Coverage & { readonly paths: number })[]): string => {
  const rows = report.map((coverage) => [
    coverage.flow,
    ...criteria.map((criterion) => {
      const part = coverage[criterion]
      return part ? `${part.covered}/${part.total}` : ''
    }),
    String(coverage.paths),
  ])
  const head = ['flow', ...criteria.map((criterion) => criterionWords[criterion]), 'paths']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), ...rows.map(line), ...report.flatMap(missingLines)].join('\n')
}
