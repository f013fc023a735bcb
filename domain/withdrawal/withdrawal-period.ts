import type { WithdrawalRule } from '../countries/country.types.ts'
import { addDays, calendarDateOf, dayOfWeek } from '../format/calendar-dates.ts'

const [saturday, week] = [5, 7]

/**
 * The last day of so many days after a day, which is not counted; one that falls on a weekend ends with the Monday after it (Regulation
 * 1182/71, Art. 3(1) and (4)). Calendar dates, `YYYY-MM-DD`. Public holidays are not known here.
 */
const lastDayAfter = (day: string, days: number): string => {
  const last = addDays(day, days)
  const weekday = dayOfWeek(last)
  return weekday < saturday ? last : addDays(last, week - weekday)
}

/**
 * The last day on which a shopper may withdraw: counted from the day after the last parcel came (Directive 2011/83/EU, Art. 9(2)(b)). `null`
 * while something is still to come: then the period has not begun, and withdrawing is possible all the same. Each of `received` is the
 * instant at which a line came, `null` where it did not.
 */
export const withdrawalLastDay = (
  received: readonly (string | null)[],
  { days, timeZone }: WithdrawalRule,
): string | null => {
  const came = received.filter((at) => at !== null)
  const last = came
    .map((at) => calendarDateOf(at, timeZone))
    .sort()
    .at(-1)
  return last === undefined || came.length < received.length ? null : lastDayAfter(last, days)
}

/** The last day on which goods that were withdrawn from may be sent back: counted from the statement (Art. 14(1)). */
export const sendBackDay = (receivedAt: string | number, { days, timeZone }: WithdrawalRule): string =>
  lastDayAfter(calendarDateOf(receivedAt, timeZone), days)

/** Whether a day has passed where the rule counts its days; `now` in epoch milliseconds of the host's clock. */
export const isPast = (day: string, now: number, { timeZone }: Pick<WithdrawalRule, 'timeZone'>): boolean =>
  calendarDateOf(now, timeZone) > day
