import type { TakenReport } from '../../model-tests/lib/taken/taken-report.ts'

/** So many transitions are named on a line; the report has all. */
const mostNamed = 3

/** A line for each flow with transitions that no browser test takes. */
export const browserGaps = ({ flows }: Pick<TakenReport, 'flows'>): readonly string[] =>
  flows
    .filter(({ transitions }) => transitions.missing.length > 0)
    .map(({ flow, transitions: { total, covered, missing } }) => {
      const named = missing.slice(0, mostNamed).join('; ')
      const more = missing.length - mostNamed
      return `${flow} ${covered}/${total}, not in a browser: ${named}${more > 0 ? `; and ${more} more` : ''}`
    })
