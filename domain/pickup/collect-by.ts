import { profileOf } from '../countries/profile-of.ts'
import { addDays, calendarDateOf } from '../format/calendar-dates.ts'

/**
 * Last day on which a store holds an order, `YYYY-MM-DD` there: the country's days of holding after the day it was ready.
 * `null` before that. The host says it of an order, and everything that tells of the order says the host's.
 */
export const collectByDate = (pickup: {
  /** ISO instant. */
  readonly readyAt: string | null
  /** Two letters. */
  readonly country: string | null
  /** IANA zone of the store. */
  readonly timeZone: string
}): string | null =>
  pickup.readyAt === null
    ? null
    : addDays(
        calendarDateOf(pickup.readyAt, pickup.timeZone),
        profileOf(pickup.country).orders.pickupHoldDays,
      )
