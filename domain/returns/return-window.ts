import { profileOf } from '../countries/profile-of.ts'
import { calendarDateOf } from '../format/calendar-dates.ts'
import { msOfDays } from '../format/durations.ts'

export type ReturnWindowInput = {
  /** ISO instant; an unknown date leaves the decision to the host. */
  readonly orderDate: string | null
  /** Country that the order shipped from, two letters. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** Open until the days of the country have passed, to the millisecond. */
export const isReturnWindowOpen = ({ now, ...order }: ReturnWindowInput): boolean => {
  const end = returnWindowEnd(order)
  return end === null || now < end
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
