import type { InferOutput } from 'valibot'
import { type HoursSlot, type PickupHours, type Store, weekdays } from '../../contract/pickup/store.ts'
import { memoize } from '../format/memoize.ts'

type Slot = InferOutput<typeof HoursSlot>
type Hours = InferOutput<typeof PickupHours>
type HoursStore = Pick<Store, 'pickupHours' | 'timezone'>

/** Time of a day in whole minutes after midnight; above 1440 it belongs to the next day. */
type OpenSpan = { readonly from: number; readonly to: number }

/** A calendar day and the minute of it, as clocks at the store show them. */
type LocalTime = { readonly date: string; readonly minute: number }

const minutesOfDay = 24 * 60

const localFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

const localTimeOf = (now: number, timeZone: string): LocalTime => {
  const parts = Object.fromEntries(
    localFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * minutesOfDay * 60_000).toISOString().slice(0, 10)

const weekdayOf = (date: string) =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as (typeof weekdays)[number]

/** Minutes of an ISO 8601 duration of hours and minutes. */
const durationMinutes = (duration: string): number => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes)
}

const minuteOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const spanOf = ({ startTime, duration }: Slot): OpenSpan => ({
  from: minuteOf(startTime),
  to: minuteOf(startTime) + durationMinutes(duration),
})

/** Spans in order; a zero duration marks a closed day (ST-01). */
const openSpans = (slots: readonly Slot[]): readonly OpenSpan[] =>
  slots
    .map(spanOf)
    .filter(({ from, to }) => to > from)
    .toSorted((one, other) => one.from - other.from)

/** Spans of a date: special hours override the weekday's (ST-02). */
const spansOf = ({ specialHours, regularHours }: Hours, date: string): readonly OpenSpan[] => {
  const special = specialHours.filter((slot) => slot.date === date)
  return openSpans(special.length > 0 ? special : (regularHours[weekdayOf(date)] ?? []))
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
  /** `opens` is the next opening within two weeks, `null` where there is none or the hours are not known. */
  | { readonly isOpen: false; readonly closes: null; readonly opens: StoreTime | null }

const closed = (opens: StoreTime | null): StoreOpening => ({ isOpen: false, closes: null, opens })

const at = (date: string, minute: number): StoreTime => ({
  date: dayAfter(date, Math.floor(minute / minutesOfDay)),
  time: timeText(minute),
})

/** Yesterday's hours may reach past midnight. */
const openSpanAt = (hours: Hours, { date, minute }: LocalTime): { date: string; span: OpenSpan } | null => {
  for (const [day, since] of [
    [date, minute],
    [dayAfter(date, -1), minute + minutesOfDay],
  ] as const) {
    const span = spansOf(hours, day).find(({ from, to }) => since >= from && since < to)
    if (span) return { date: day, span }
  }
  return null
}

const lookAheadDays = 14

/** The end of what begins with a span: hours that go on without a gap are one. */
const closingOf = (hours: Hours, open: { date: string; span: OpenSpan }): StoreTime | null => {
  let end = { date: open.date, minute: open.span.to }
  for (let spans = 0; spans <= lookAheadDays; spans += 1) {
    const local = {
      date: dayAfter(end.date, Math.floor(end.minute / minutesOfDay)),
      minute: end.minute % minutesOfDay,
    }
    const next = openSpanAt(hours, local)
    if (next === null) return at(local.date, local.minute)
    end = { date: next.date, minute: next.span.to }
  }
  return null
}

const nextOpening = (hours: Hours, { date, minute }: LocalTime): StoreTime | null => {
  for (let days = 0; days <= lookAheadDays; days += 1) {
    const day = dayAfter(date, days)
    const span = spansOf(hours, day).find(({ from }) => days > 0 || from > minute)
    if (span) return at(day, span.from)
  }
  return null
}

/**
 * Whether a store is open: from the minute it opens until the minute it closes, by the clocks on its own walls
 * (decisions.md, "Values"; ST-02). `now` is epoch milliseconds. Without hours or zone a store counts as closed.
 */
export const storeOpeningAt = ({ pickupHours, timezone }: HoursStore, now: number): StoreOpening => {
  if (pickupHours === null || timezone === null) return closed(null)
  const local = localTimeOf(now, timezone)
  const open = openSpanAt(pickupHours, local)
  if (open) return { isOpen: true, closes: closingOf(pickupHours, open), opens: null }
  return closed(nextOpening(pickupHours, local))
}

export const isStoreOpen = (store: HoursStore, now: number): boolean => storeOpeningAt(store, now).isOpen

/** Hours of a day in order, `HH:MM` each; empty on a closed day. What ends at or before it begins ends on the next day. */
export type DayHours = readonly { readonly opens: string; readonly closes: string }[]

const dayHours = (spans: readonly OpenSpan[]): DayHours =>
  spans.map(({ from, to }) => ({ opens: timeText(from), closes: timeText(to) }))

/** Hours of the day it is at the store, in order; empty on a closed day. A span past midnight ends on the next day. */
export const storeHoursToday = ({ pickupHours, timezone }: HoursStore, now: number): DayHours => {
  if (pickupHours === null || timezone === null) return []
  return dayHours(spansOf(pickupHours, localTimeOf(now, timezone).date))
}

/** The day it is at the store, `YYYY-MM-DD`; `null` where its zone is not known. */
export const storeDate = ({ timezone }: Pick<Store, 'timezone'>, now: number): string | null =>
  timezone === null ? null : localTimeOf(now, timezone).date

/** Regular hours by weekday, Monday first (ST-01). */
export const storeWeek = ({ pickupHours }: Pick<Store, 'pickupHours'>) =>
  weekdays.map((weekday) => ({
    weekday,
    hours: dayHours(openSpans(pickupHours?.regularHours[weekday] ?? [])),
  }))

/** How far ahead special days are told. */
const specialDaysAhead = 60

/** Days with hours of their own, from the one it is at the store on, in order (ST-01). */
export const storeSpecialDays = (
  { pickupHours, timezone }: HoursStore,
  now: number,
): readonly { readonly date: string; readonly hours: DayHours }[] => {
  if (pickupHours === null || timezone === null) return []
  const today = localTimeOf(now, timezone).date
  const last = dayAfter(today, specialDaysAhead)
  const dates = pickupHours.specialHours
    .map(({ date }) => date)
    .filter((date) => date >= today && date <= last)
  return [...new Set(dates)].toSorted().map((date) => ({ date, hours: dayHours(spansOf(pickupHours, date)) }))
}

const quarterMs = 15 * 60_000

/**
 * Milliseconds until what is said about a store may be true no more: it opens, closes, or a day ends there. Clocks are put
 * forward and back on a quarter of an hour, so that it is looked at again at each of them at the latest.
 */
export const storeNextLookMs = (store: HoursStore, now: number): number => {
  const toQuarter = quarterMs - (now % quarterMs)
  const opening = storeOpeningAt(store, now)
  const next = opening.closes ?? opening.opens
  if (next === null || store.timezone === null) return toQuarter
  const local = localTimeOf(now, store.timezone)
  const days = (Date.parse(next.date) - Date.parse(local.date)) / (minutesOfDay * 60_000)
  const minutes = days * minutesOfDay + minuteOf(next.time) - local.minute
  return Math.min(toQuarter, Math.max(1, minutes) * 60_000 - (now % 60_000))
}
