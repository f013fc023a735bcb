import { endsOf, guardName } from './part-names.ts'
import type { Parts } from './parts.ts'
import type { Visits } from './visits.ts'

export type Part = { readonly total: number; readonly covered: number; readonly missing: readonly string[] }

/** What of a flow was covered, by criterion; the last two where its model names them. */
export type Coverage = {
  readonly flow: string
  readonly states: Part
  readonly transitions: Part
  readonly guards: Part
  /** `ruledOut`: pairs that the chart's arrows have and no guard or context ever allows; they are not part of the total. */
  readonly pairs?: Part & { readonly ruledOut: number }
  readonly primePaths?: Part
}

export const criteria = ['states', 'transitions', 'guards', 'pairs', 'primePaths'] as const
export type Criterion = (typeof criteria)[number]

/** Criteria as they are told. */
export const criterionWords: Readonly<Record<Criterion, string>> = {
  states: 'states',
  transitions: 'transitions',
  guards: 'guards',
  pairs: 'pairs',
  primePaths: 'prime paths',
}

const partOf = (all: readonly string[], visited: ReadonlySet<string>): Part => {
  const missing = all.filter((name) => !visited.has(name))
  return { total: all.length, covered: all.length - missing.length, missing }
}

const guardOutcomes = ({ transitions, refused }: Visits): ReadonlySet<string> =>
  new Set([
    ...[...transitions].map((name) => guardName(name, 'yes')),
    ...[...refused].map((name) => guardName(name, 'no')),
  ])

export const coverageOf = (flow: string, parts: Parts, visits: Visits): Coverage => ({
  flow,
  states: partOf(parts.states, visits.states),
  transitions: partOf(parts.transitions, visits.transitions),
  guards: partOf(parts.guards, guardOutcomes(visits)),
  ...(parts.pairs && {
    pairs: { ...partOf(parts.pairs.names, visits.pairs), ruledOut: parts.pairs.ruledOut },
  }),
  ...(parts.primePaths && {
    primePaths: partOf(parts.primePaths, new Set([...visits.walked].flatMap(endsOf))),
  }),
})

/** Every part that is missing, by whatever criterion. */
export const missingOf = (coverage: Coverage): readonly string[] =>
  criteria.flatMap((criterion) => coverage[criterion]?.missing ?? [])
