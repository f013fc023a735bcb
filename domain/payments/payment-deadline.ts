import { profileOf } from '../countries/profile-of.ts'

/** What the rule looks at. */
export type DeadlineQuestion = {
  /** ISO instant at which the order was placed. */
  readonly orderDate: string | null
  /** Country whose rules the order follows, two letters. */
  readonly country: string | null
}

/**
 * Until when an order that was left unpaid can be paid, in epoch milliseconds: the country's hours from the order date (DP-05);
 * `null` without a date to count from, when nothing ends.
 */
export const paymentDeadline = ({ orderDate, country }: DeadlineQuestion): number | null => {
  const placed = orderDate === null ? Number.NaN : Date.parse(orderDate)
  return Number.isNaN(placed) ? null : placed + profileOf(country).orders.payHours * 60 * 60_000
}

/** Whether the time to pay is over at `now`, epoch milliseconds of the host's clock. */
export const isPaymentOver = (question: DeadlineQuestion & { readonly now: number }): boolean => {
  const until = paymentDeadline(question)
  return until !== null && question.now >= until
}
