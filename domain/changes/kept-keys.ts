import { msOfDays } from '../format/durations.ts'

/** Keys of attempts are kept for 60 days at most, settled or not, as the chosen methods are (returns.md §9). */
export const keyLifeMs = msOfDays(60)

type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>

/**
 * Drops what lies under `prefix` and is older than 60 days, or does not say how old it is.
 * @param timeOf reads the time out of a value, epoch milliseconds; `null` where it has none.
 */
export const dropOldKeys = (
  kept: Kept,
  prefix: string,
  { timeOf, now }: { readonly timeOf: (value: string) => number | null; readonly now: number },
): void => {
  const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const at = timeOf(kept.getItem(name) ?? '')
    if (at === null || now - at > keyLifeMs) kept.removeItem(name)
  }
}
