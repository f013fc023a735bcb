import { profileOf } from '../countries/profile-of.ts'
import { addDays, calendarDateOf, dayOfWeek } from '../format/calendar-dates.ts'

/** Days after the expected one among which another can be chosen. */
export const offeredSpan = 14

type Expected = {
  readonly estimatedDeliveryDate?: string | null | undefined
  readonly arriveDateRange?: { readonly to: string } | null | undefined
}

/** The calendar date by which all lines are expected; `null` where nothing is known of any. */
export const soonestDay = (lines: readonly Expected[]): string | null =>
  lines
    .map(({ arriveDateRange, estimatedDeliveryDate }) => arriveDateRange?.to ?? estimatedDeliveryDate ?? null)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null

export type DaysQuestion = {
  /** Calendar date on which the order is expected without a day of its own. */
  readonly soonest: string | null
  /** Country whose rules the order follows: two letters. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/**
 * The calendar dates on which an order can be asked for, earliest first (BY-18): those of the two weeks after it is expected on which
 * carriers of the country deliver. What is expected tomorrow or earlier counts from tomorrow, by the date in UTC, so that none of them is
 * today anywhere.
 */
export const offeredDays = ({ soonest, country, now }: DaysQuestion): readonly string[] => {
  const tomorrow = addDays(calendarDateOf(now, 'UTC'), 1)
  const from = soonest !== null && soonest > tomorrow ? soonest : tomorrow
  const { restDays } = profileOf(country).orders
  return Array.from({ length: offeredSpan }, (_, index) => addDays(from, index + 1)).filter(
    (day) => !restDays.includes(dayOfWeek(day)),
  )
}

/** Whether an order can be asked for on a day; as soon as possible (`null`) always. */
export const isOffered = (day: string | null, question: DaysQuestion): boolean =>
  day === null || offeredDays(question).includes(day)
