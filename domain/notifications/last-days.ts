import { msOfDays } from '../format/durations.ts'
import { returnWindowEnd } from '../returns/return-window.ts'

/** Days before the window shuts from which on the last days are told of (BY-36). */
export const lastDaysBefore = 3

type Order = Parameters<typeof returnWindowEnd>[0]

/** When the last days to return an order begin and end, epoch milliseconds; `null` where its date is not known. */
export const lastDaysOf = (order: Order): { readonly from: number; readonly until: number } | null => {
  const until = returnWindowEnd(order)
  return until === null ? null : { from: until - msOfDays(lastDaysBefore), until }
}
