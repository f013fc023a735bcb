import { profileOf } from '../countries/profile-of.ts'
import { memoize } from './memoize.ts'

/** 12 or 24 hours, as the country reads its clocks (orders.md §5, "Time display"). */
export const hourCycleOf = (country: string | null): 'h12' | 'h23' => profileOf(country).formats.hourCycle

/**
 * Presets of a date (CC-01): `long` "20 November 2026", `short` "20 Nov 2026", `heading` "Monday 24 November" for a day
 * near enough to go without its year, `days` "24 – 26 November" for a range of such days, `weekday` "Monday" where its date stands beneath.
 */
export const datePresets = {
  long: { dateStyle: 'long' },
  short: { dateStyle: 'medium' },
  heading: { weekday: 'long', day: 'numeric', month: 'long' },
  days: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DatePreset = keyof typeof datePresets

export type DateStyle = {
  /** BCP 47 tag (`localeTag`). */
  readonly locale: string
  /** IANA zone. */
  readonly timeZone: string
}

/**
 * Dates and times with ordinary spaces: browsers have them where Node has narrow ones (U+2009, U+202F), and a page must read the
 * same on both.
 */
export const withPlainSpaces = (date: string): string => date.replaceAll(/[\u2009\u202f]/g, ' ')

/** The tag that dates are written by: where CLDR has no English of a country, Great Britain's for those who write British English. */
export const dateTag = memoize((locale: string): string => {
  const { language, region } = new Intl.Locale(locale)
  if (language !== 'en' || region === undefined) return locale
  const isKnown = new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale
  return isKnown || profileOf(region).formats.english === 'american' ? locale : 'en-GB'
})

const dateFormat = memoize(
  (locale: string, preset: DatePreset, timeZone: string) =>
    new Intl.DateTimeFormat(dateTag(locale), { ...datePresets[preset], timeZone }),
)

const timeFormat = memoize(
  (locale: string, hourCycle: 'h12' | 'h23', timeZone: string) =>
    new Intl.DateTimeFormat(dateTag(locale), { timeStyle: 'short', hourCycle, timeZone }),
)

/** An ISO 8601 instant or epoch milliseconds as a day in the given zone; empty for what is no date. */
export const formatDate = (
  instant: string | number,
  preset: DatePreset,
  { locale, timeZone }: DateStyle,
): string => {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? '' : withPlainSpaces(dateFormat(locale, preset, timeZone).format(at))
}

/** The same instant's time of day, `2:10 pm` or `14:10` by country (ST-01); empty for what is no date. */
export const formatTime = (
  instant: string | number,
  { locale, timeZone, country }: DateStyle & { readonly country: string | null },
): string => {
  const at = new Date(instant)
  return Number.isNaN(at.getTime())
    ? ''
    : withPlainSpaces(timeFormat(locale, hourCycleOf(country), timeZone).format(at))
}
