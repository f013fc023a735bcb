import type { Place } from './experience.types.ts'

const firstRetryMs = 2_000
const longestRetryMs = 60_000

/** 2 s after the first failure, twice as long after each further one, a minute at most. */
export const experienceRetryMs = (failures: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1))

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.country === b.country && a.language === b.language
