import { type DatePreset, datePresets, dateTag, withPlainSpaces } from './dates.ts'
import { memoize } from './memoize.ts'

/** A calendar date has no zone: it is read and written in UTC, so that no place shifts it by a day. */
const format = memoize(
  (locale: string, preset: DatePreset) =>
    new Intl.DateTimeFormat(dateTag(locale), { ...datePresets[preset], timeZone: 'UTC' }),
)

const isoDate = /^\d{4}-\d{2}-\d{2}$/

const parse = (date: string): Date | null => {
  if (!isoDate.test(date)) return null
  try {
    return new Date(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds)
  } catch {
    return null
  }
}

/** `2026-11-24` as "24 November 2026" (`long`), "24 Nov 2026" (`short`) or "Tuesday 24 November" (`heading`); empty for what is no date. */
export const formatCalendarDate = (date: string, preset: DatePreset, locale: string): string => {
  const at = parse(date)
  return at === null ? '' : withPlainSpaces(format(locale, preset).format(at))
}

/** Two calendar dates as a range in the locale's own words; one date where both are the same, empty where either is none. */
export const formatCalendarRange = (
  range: { readonly from: string; readonly to: string },
  preset: DatePreset,
  locale: string,
): string => {
  const [from, to] = [parse(range.from), parse(range.to)]
  if (from === null || to === null) return ''
  const [first, last] = from <= to ? [from, to] : [to, from]
  return withPlainSpaces(format(locale, preset).formatRange(first, last))
}

/** The day that an instant falls on in a zone, `YYYY-MM-DD`. */
export const calendarDateOf = (instant: string | number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()

/** The calendar date so many days after another, or before it where they are fewer than none. Both are `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString()

/** Days from one calendar date to another. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days

/** The place of a calendar date in its week: 0 is Monday. */
export const dayOfWeek = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek - 1
