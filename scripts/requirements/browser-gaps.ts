import {
  type Coverage,
  type Criterion,
  criteria,
  criterionWords,
} from '../../model-tests/lib/coverage/coverage.ts'
import { walkAgain } from '../../model-tests/walk-again.ts'

/** So many parts are named on a line; the report has all. */
const mostNamed = 3

const told: Readonly<Record<Criterion, string>> = { ...criterionWords, guards: 'guard outcomes' }

const sums = (flows: readonly Coverage[], criterion: Criterion) => {
  const parts = flows.flatMap((flow) => flow[criterion] ?? [])
  const sum = (of: 'total' | 'covered') => parts.reduce((all, part) => all + part[of], 0)
  return `${told[criterion]} ${sum('covered')}/${sum('total')}`
}

/** What all flows together are covered by, by criterion. */
export const coverageSums = (flows: readonly Coverage[]): string =>
  criteria.map((criterion) => sums(flows, criterion)).join(', ')

/** For each flow with parts that no browser test takes: how many and some of them, and on a second line how one of them is walked. */
export const browserGaps = (flows: readonly Coverage[]): readonly string[] =>
  flows.flatMap((coverage) => {
    const gaps = criteria.flatMap((criterion) => {
      const { missing = [], total = 0 } = coverage[criterion] ?? {}
      return missing.length > 0
        ? [{ missing, count: `${missing.length} of ${total} ${told[criterion]}` }]
        : []
    })
    const [first, ...others] = gaps.flatMap(({ missing }) => missing)
    if (first === undefined) return []
    const named = [first, ...others].slice(0, mostNamed).join('; ')
    const more = others.length + 1 - mostNamed
    const counts = gaps.map(({ count }) => count).join(', ')
    const command = walkAgain(coverage.flow, { number: 0, through: first })
    return [
      `${coverage.flow}, not in a browser: ${counts}: ${named}${more > 0 ? `; and ${more} more` : ''}\n  ${command}`,
    ]
  })
