import { profileOf } from '../countries/profile-of.ts'
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
