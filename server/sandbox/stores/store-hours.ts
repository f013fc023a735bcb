import type { InferOutput } from 'valibot'
import { type OperationHours, type PickupHours, weekdays } from '../../../contract/pickup/store.ts'

type Hours = InferOutput<typeof PickupHours>
type Slot = { readonly startTime: string; readonly duration: string }

/** Hours from a time of day on, for an ISO 8601 duration. */
export const slot = (startTime: string, duration: string): Slot => ({ startTime, duration })

/** Hours of a week: its working days, Saturday, Sunday. */
export const week = (usual: readonly Slot[], saturday: readonly Slot[], sunday: readonly Slot[]) =>
  Object.fromEntries(
    weekdays.map((day) => [day, [...(day === 'saturday' ? saturday : day === 'sunday' ? sunday : usual)]]),
  ) as Hours['regularHours']

export const closed = [slot('00:00', 'PT0H')]

/** How stores keep their hours: `mall` long days, `street` shorter Sundays, `siesta` a break at noon, `late` past midnight, `always` and `never` as they say. */
export const hoursPatterns = {
  mall: week([slot('10:00', 'PT11H')], [slot('10:00', 'PT11H')], [slot('11:00', 'PT7H')]),
  street: week([slot('09:30', 'PT10H30M')], [slot('09:00', 'PT10H')], [slot('12:00', 'PT5H')]),
  weekdays: week([slot('10:00', 'PT10H')], [slot('10:00', 'PT10H')], closed),
  siesta: week(
    [slot('10:00', 'PT4H'), slot('17:00', 'PT3H30M')],
    [slot('10:00', 'PT4H'), slot('17:00', 'PT3H30M')],
    closed,
  ),
  late: week([slot('11:00', 'PT11H')], [slot('11:00', 'PT14H')], [slot('11:00', 'PT10H')]),
  always: week([slot('00:00', 'PT24H')], [slot('00:00', 'PT24H')], [slot('00:00', 'PT24H')]),
  never: week(closed, closed, closed),
} as const
export type HoursPattern = keyof typeof hoursPatterns

/** Every day around the clock, as a list of days tells it. */
export const listedDays: InferOutput<typeof OperationHours>[] = weekdays.map((day) => ({
  day: day.toUpperCase(),
  dayText: null,
  hours: { openingTime: '00:00', closingTime: '24:00' },
}))

/** Christmas Eve ends early, on New Year's Day every store is closed. */
export const specialHoursOf = (year: number): Hours['specialHours'] =>
  [year, year + 1].flatMap((of) => [
    { date: `${of}-12-24`, ...slot('10:00', 'PT6H') },
    { date: `${of + 1}-01-01`, ...slot('00:00', 'PT0H') },
  ])
