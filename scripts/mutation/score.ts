import type { MutantResult } from '@stryker-mutator/api/core'

export type Score = { readonly noticed: number; readonly missed: number }

/** One that ends in a loop or does not load was noticed; one that was left out on purpose is none. */
const isNoticed = ({ status }: Pick<MutantResult, 'status'>): boolean =>
  status === 'Killed' || status === 'Timeout'

export const isMissed = ({ status }: Pick<MutantResult, 'status'>): boolean =>
  status === 'Survived' || status === 'NoCoverage'

export const scoreOf = (mutants: readonly Pick<MutantResult, 'status'>[]): Score => ({
  noticed: mutants.filter(isNoticed).length,
  missed: mutants.filter(isMissed).length,
})

export const sumOf = (scores: readonly Score[]): Score => ({
  noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
  missed: scores.reduce((sum, { missed }) => sum + missed, 0),
})

/** Percent with two decimals; nothing to notice is all of it. */
export const percentOf = ({ noticed, missed }: Score): number =>
  noticed + missed === 0 ? 100 : Math.round((10_000 * noticed) / (noticed + missed)) / 100
