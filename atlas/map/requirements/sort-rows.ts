import type { RequirementResult } from '../../data/results.types.ts'

export const columns = ['id', 'text', 'flows', 'transitions', 'tests', 'last'] as const
export type Column = (typeof columns)[number]

/** The column that rows are in the order of, and whether its end comes first. `null`: what no test names, then what failed. */
export type Order = { readonly by: Column; readonly isDown: boolean } | null

const rank: Readonly<Record<RequirementResult['last'], number>> = { none: 0, failed: 1, passed: 2 }

const countOf = ({ transitions }: RequirementResult): number =>
  transitions.reduce((sum, { places }) => sum + places.length, 0)

const compare: Readonly<Record<Column, (one: RequirementResult, other: RequirementResult) => number>> = {
  id: (one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }),
  text: (one, other) => one.text.localeCompare(other.text, 'en'),
  flows: (one, other) => one.flows.length - other.flows.length,
  transitions: (one, other) => countOf(one) - countOf(other),
  tests: (one, other) => one.tests.length - other.tests.length,
  last: (one, other) => rank[one.last] - rank[other.last],
}

/** Rows in the order that was asked for. */
export const sorted = (rows: readonly RequirementResult[], order: Order): readonly RequirementResult[] => {
  if (!order) return rows
  const way = order.isDown ? -1 : 1
  return rows.toSorted((one, other) => way * compare[order.by](one, other))
}
