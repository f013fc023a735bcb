import { profileOf } from '../countries/profile-of.ts'
import { calendarDateOf } from '../format/calendar-dates.ts'
import { msOfDays } from '../format/durations.ts'
import { isPast } from '../withdrawal/withdrawal-period.ts'

export type ReturnWindowInput = {
  /** ISO instant; an unknown date leaves the decision to the host. */
  readonly orderDate: string | null
  /** Country that the order shipped from, two letters. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  /** Of a line that was withdrawn from: the last day on which it goes back, `YYYY-MM-DD` (`domain/withdrawal`). */
  readonly sendBackBy?: string | null
}

/** Open until the days of the country have passed, to the millisecond; after a withdrawal, at least until the goods are due back (BY-12). */
export const isReturnWindowOpen = ({ now, sendBackBy = null, ...order }: ReturnWindowInput): boolean => {
  const end = returnWindowEnd(order)
  if (end === null || now < end) return true
  const rule = profileOf(order.country).orders.withdrawal
  return sendBackBy !== null && rule !== null && !isPast(sendBackBy, now, rule)
}

/** Epoch milliseconds at which the window shuts; `null` where the order date is not known. */
export const returnWindowEnd = ({
  orderDate,
  country,
}: Pick<ReturnWindowInput, 'orderDate' | 'country'>): number | null => {
  const placed = orderDate === null ? Number.NaN : Date.parse(orderDate)
  return Number.isNaN(placed) ? null : placed + msOfDays(profileOf(country).returns.windowDays)
}

/** Last day of the window, `YYYY-MM-DD` in the zone of who looks; `null` where the order date is not known. */
export const lastReturnDay = (
  order: Pick<ReturnWindowInput, 'orderDate' | 'country'> & {
    /** IANA zone. */
    readonly timeZone: string
  },
): string | null => {
  const end = returnWindowEnd(order)
  return end === null ? null : calendarDateOf(end - 1, order.timeZone)
}
