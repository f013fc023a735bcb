import type { SimpleStatus } from '../status/simple-status.ts'

/** View-return buttons show for 30 days from the order date (returns.md §5 and §9). */
export const viewReturnsMs = 30 * 24 * 60 * 60_000

/** Statuses include return created or in process, the order is at most 30 days old, and returns are on (RI-08). */
export const showsViewReturns = (input: {
  readonly statuses: readonly SimpleStatus[]
  /** ISO instant. */
  readonly orderDate: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  readonly disableReturns: boolean
}): boolean => {
  const hasReturn = input.statuses.some((s) => s === 'returnCreated' || s === 'returnInProcess')
  const age = input.orderDate === null ? Number.NaN : input.now - Date.parse(input.orderDate)
  return hasReturn && age <= viewReturnsMs && !input.disableReturns
}
