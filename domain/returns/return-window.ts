/** Goods may be sent back for 60 days from the order date (returns.md §9, "Returns period extended to 60 days"). */
export const returnWindowDays = 60
export const returnWindowMs = returnWindowDays * 24 * 60 * 60_000

export type ReturnWindowInput = {
  /** ISO instant; an unknown date leaves the decision to the host. */
  readonly orderDate: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** Open until 60 days to the millisecond have passed. */
export const isReturnWindowOpen = ({ orderDate, now }: ReturnWindowInput): boolean => {
  const end = returnWindowEnd(orderDate)
  return end === null || now < end
}

/** Epoch milliseconds at which the window shuts; `null` where the order date is not known. */
export const returnWindowEnd = (orderDate: string | null): number | null => {
  const placed = orderDate === null ? Number.NaN : Date.parse(orderDate)
  return Number.isNaN(placed) ? null : placed + returnWindowMs
}
