import type { InferOutput } from 'valibot'
import {
  type HoursSlot,
  type OperationHours,
  type Store,
  type Weekday,
  weekdays,
} from '../../contract/pickup/store.ts'
import { dayOfWeek } from '../format/calendar-dates.ts'
import { minutesOfDays } from '../format/durations.ts'

type Slot = InferOutput<typeof HoursSlot>
type ListedDay = InferOutput<typeof OperationHours>

/** Where the hours of a store are read from: pickup hours first, the list of days for what they leave out. */
export type StoreDays = Pick<Store, 'pickupHours' | 'operationHours'>

/** Time of a day in whole minutes after midnight; above 1440 it belongs to the next day. */
export type OpenSpan = { readonly from: number; readonly to: number }

export const minutesOfDay = minutesOfDays(1)

/** The weekday of a date, `YYYY-MM-DD`. */
const weekdayOf = (date: string): Weekday => weekdays[dayOfWeek(date)] as Weekday

/** Minutes of an ISO 8601 duration of hours and minutes. */
const durationMinutes = (duration: string): number => Temporal.Duration.from(duration).total('minutes')

/** Minute of the day of `HH:MM`. */
export const minuteOf = (time: string): number => {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return hour * 60 + minute
}

const spanOf = ({ startTime, duration }: Slot): OpenSpan => ({
  from: minuteOf(startTime),
  to: minuteOf(startTime) + durationMinutes(duration),
})

/** Spans in order; a zero duration marks a closed day (ST-01). */
const inOrder = (spans: readonly OpenSpan[]): readonly OpenSpan[] =>
  spans.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from)

/** `monday` of `Monday`, `MON` or `mon.`; `null` where it names no weekday. */
const weekdayNamed = (name: string): Weekday | null => {
  const letters = name.trim().toLowerCase().replace(/\.$/, '')
  return letters.length < 3 ? null : (weekdays.find((weekday) => weekday.startsWith(letters)) ?? null)
}

const clock = /^(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::[0-5]\d)?(?:\s*(?<half>[ap])\.?m\.?)?$/i

/** Minute of the day of a time as hosts write it: `09:30`, `9:30:00`, `9:30 PM`, `24:00`; `null` for anything else. */
const minuteWritten = (text: string | null): number | null => {
  const { hour, minute, half } = clock.exec(text?.trim() ?? '')?.groups ?? {}
  if (hour === undefined) return null
  const isHalf = half !== undefined
  if (isHalf && (Number(hour) < 1 || Number(hour) > 12)) return null
  const hours = isHalf ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const at = hours * 60 + Number(minute)
  return at > minutesOfDay ? null : at
}

/** Hours of a listed day; `null` where it does not say them. The same time twice is a closed day. */
const listedSpan = ({ hours }: ListedDay): OpenSpan | null => {
  const from = minuteWritten(hours?.openingTime ?? null)
  const to = minuteWritten(hours?.closingTime ?? null)
  if (from === null || to === null) return null
  return { from, to: to < from ? to + minutesOfDay : to }
}

const listedDays = ({ operationHours }: StoreDays, weekday: Weekday): readonly ListedDay[] =>
  operationHours.filter(({ day }) => weekdayNamed(day) === weekday)

const listedSpans = (days: readonly ListedDay[]): readonly OpenSpan[] | null => {
  const spans = days.map(listedSpan)
  const known = spans.filter((span) => span !== null)
  return known.length === 0 || known.length < spans.length ? null : inOrder(known)
}

/**
 * Spans of a usual weekday, in order: regular hours, else the listed day's (ST-01). Empty on a closed day; `null` where
 * neither says anything of it: such a day is not known to be closed.
 */
export const weekdaySpans = (store: StoreDays, weekday: Weekday): readonly OpenSpan[] | null => {
  const regular = store.pickupHours?.regularHours[weekday]
  return regular ? inOrder(regular.map(spanOf)) : listedSpans(listedDays(store, weekday))
}

/** The host's own name of a weekday whose hours come from the listed days; `null` where it has none. */
export const weekdayText = (store: StoreDays, weekday: Weekday): string | null =>
  store.pickupHours?.regularHours[weekday]
    ? null
    : (listedDays(store, weekday).find(({ dayText }) => dayText)?.dayText ?? null)

/** Spans of a date: special hours override the weekday's (ST-02). */
export const dateSpans = (store: StoreDays, date: string): readonly OpenSpan[] | null => {
  const special = (store.pickupHours?.specialHours ?? []).filter((slot) => slot.date === date)
  return special.length > 0 ? inOrder(special.map(spanOf)) : weekdaySpans(store, weekdayOf(date))
}

/** Whether anything is known of a store's hours. */
export const hasKnownHours = (store: StoreDays): boolean =>
  (store.pickupHours?.specialHours ?? []).length > 0 ||
  weekdays.some((weekday) => weekdaySpans(store, weekday) !== null)
