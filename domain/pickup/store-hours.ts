import { type Store, type Weekday, weekdays } from '../../contract/pickup/store.ts'
import { addDays, daysBetween } from '../format/calendar-dates.ts'
import {
  dateSpans,
  hasKnownHours,
  minuteOf,
  minutesOfDay,
  type OpenSpan,
  type StoreDays,
  weekdaySpans,
  weekdayText,
} from './store-days.ts'

/** What the hours of a store are told from. */
export type HoursStore = StoreDays & Pick<Store, 'timezone'>

/** A calendar day and the minute of it, as clocks at the store show them. */
type LocalTime = { readonly date: string; readonly minute: number }

const localTimeOf = (now: number, timeZone: string): LocalTime => {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  return { date: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute }
}

const timeText = (minute: number): string => {
  const ofDay = minute % minutesOfDay
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** A time at the store: `date` is `YYYY-MM-DD`, `time` is `HH:MM`, both in the store's own zone. */
export type StoreTime = { readonly date: string; readonly time: string }

export type StoreOpening =
  /** `closes` is `null` where it stays open for the next two weeks. */
  | { readonly isOpen: true; readonly closes: StoreTime | null; readonly opens: null }
  /** `opens` is the next opening within two weeks, `null` where there is none or days before it are not known. */
  | { readonly isOpen: false; readonly closes: null; readonly opens: StoreTime | null }
  /** The hours of this day, or the store's zone, are not known: it may be open (ST-02). */
  | { readonly isOpen: null; readonly closes: null; readonly opens: null }

const closed = (opens: StoreTime | null): StoreOpening => ({ isOpen: false, closes: null, opens })
const unknown: StoreOpening = { isOpen: null, closes: null, opens: null }

const at = (date: string, minute: number): StoreTime => ({
  date: addDays(date, Math.floor(minute / minutesOfDay)),
  time: timeText(minute),
})

/** Yesterday's hours may reach past midnight. */
const openSpanAt = (
  store: StoreDays,
  { date, minute }: LocalTime,
): { date: string; span: OpenSpan } | null => {
  for (const [day, since] of [
    [date, minute],
    [addDays(date, -1), minute + minutesOfDay],
  ] as const) {
    const span = dateSpans(store, day)?.find(({ from, to }) => since >= from && since < to)
    if (span) return { date: day, span }
  }
  return null
}

const lookAheadDays = 14

/** The end of what begins with a span: hours that go on without a gap are one. */
const closingOf = (store: StoreDays, open: { date: string; span: OpenSpan }): StoreTime | null => {
  let end = { date: open.date, minute: open.span.to }
  for (let spans = 0; spans <= lookAheadDays; spans += 1) {
    const local = {
      date: addDays(end.date, Math.floor(end.minute / minutesOfDay)),
      minute: end.minute % minutesOfDay,
    }
    const next = openSpanAt(store, local)
    if (next === null) return at(local.date, local.minute)
    end = { date: next.date, minute: next.span.to }
  }
  return null
}

const nextOpening = (store: StoreDays, { date, minute }: LocalTime): StoreTime | null => {
  for (let days = 0; days <= lookAheadDays; days += 1) {
    const day = addDays(date, days)
    const spans = dateSpans(store, day)
    if (spans === null) return null
    const span = spans.find(({ from }) => days > 0 || from > minute)
    if (span) return at(day, span.from)
  }
  return null
}

/**
 * Whether a store is open: from the minute it opens until the minute it closes, by the clocks on its own walls
 * (decisions.md, "Values"; ST-02). `now` is epoch milliseconds.
 */
export const storeOpeningAt = (store: HoursStore, now: number): StoreOpening => {
  if (store.timezone === null) return unknown
  const local = localTimeOf(now, store.timezone)
  const open = openSpanAt(store, local)
  if (open) return { isOpen: true, closes: closingOf(store, open), opens: null }
  return dateSpans(store, local.date) === null ? unknown : closed(nextOpening(store, local))
}

/** It is known to be open. */
export const isStoreOpen = (store: HoursStore, now: number): boolean =>
  storeOpeningAt(store, now).isOpen === true

/** It is known to be closed: nobody is turned away from a store whose hours are not known. */
export const isStoreClosed = (store: HoursStore, now: number): boolean =>
  storeOpeningAt(store, now).isOpen === false

/** Hours of a day in order, `HH:MM` each; empty on a closed day. What ends at or before it begins ends on the next day. */
export type DayHours = readonly { readonly opens: string; readonly closes: string }[]

const dayHours = (spans: readonly OpenSpan[] | null): DayHours | null =>
  spans?.map(({ from, to }) => ({ opens: timeText(from), closes: timeText(to) })) ?? null

/** Hours of the day it is at the store; `null` where they, or its zone, are not known. */
export const storeHoursToday = (store: HoursStore, now: number): DayHours | null => {
  const today = storeDate(store, now)
  return today === null ? null : dayHours(dateSpans(store, today))
}

/** The day it is at the store, `YYYY-MM-DD`; `null` where its zone is not known. */
export const storeDate = ({ timezone }: Pick<Store, 'timezone'>, now: number): string | null =>
  timezone === null ? null : localTimeOf(now, timezone).date

export type WeekDay = {
  readonly weekday: Weekday
  /** The host's own name of the day; `null` where it has none. */
  readonly text: string | null
  /** `null` where they are not known. */
  readonly hours: DayHours | null
}

/** Usual hours by weekday, Monday first (ST-01); `null` where nothing is known of the store's hours. */
export const storeWeek = (store: StoreDays): readonly WeekDay[] | null =>
  hasKnownHours(store)
    ? weekdays.map((weekday) => ({
        weekday,
        text: weekdayText(store, weekday),
        hours: dayHours(weekdaySpans(store, weekday)),
      }))
    : null

/** How far ahead special days are told. */
const specialDaysAhead = 60

/** Days with hours of their own, from the one it is at the store on, in order (ST-01). */
export const storeSpecialDays = (
  store: HoursStore,
  now: number,
): readonly { readonly date: string; readonly hours: DayHours | null }[] => {
  const today = storeDate(store, now)
  if (today === null) return []
  const last = addDays(today, specialDaysAhead)
  const dates = (store.pickupHours?.specialHours ?? [])
    .map(({ date }) => date)
    .filter((date) => date >= today && date <= last)
  return [...new Set(dates)].toSorted().map((date) => ({ date, hours: dayHours(dateSpans(store, date)) }))
}

const quarterMs = 15 * 60_000

/**
 * Milliseconds until what is said about a store may be true no more: it opens, closes, or a day ends there. Clocks are put
 * forward and back on a quarter of an hour, so that it is looked at again at each of them at the latest.
 */
export const storeRecheckMs = (store: HoursStore, now: number): number => {
  const toQuarter = quarterMs - (now % quarterMs)
  const opening = storeOpeningAt(store, now)
  const next = opening.closes ?? opening.opens
  if (next === null || store.timezone === null) return toQuarter
  const local = localTimeOf(now, store.timezone)
  const minutes = daysBetween(local.date, next.date) * minutesOfDay + minuteOf(next.time) - local.minute
  return Math.min(toQuarter, Math.max(1, minutes) * 60_000 - (now % 60_000))
}
