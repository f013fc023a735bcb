import { profileOf } from '../countries/profile-of.ts'
import { msOfDays } from '../format/durations.ts'
import type { SimpleStatus } from '../status/simple-status.ts'

/** Something is to be handed over, is on its way back or is being looked at: its own page says what comes next. */
export const isReturnUnderWay = (statuses: readonly SimpleStatus[]): boolean =>
  statuses.some((s) => s === 'returnCreated' || s === 'returnInProcess' || s === 'returnedToStore')

/**
 * Statuses include return created or in process, the order is no older than the country's days for these buttons, and returns
 * are on (RI-08).
 */
export const showsViewReturns = (input: {
  readonly statuses: readonly SimpleStatus[]
  /** ISO instant. */
  readonly orderDate: string | null
  /** Two letters. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  readonly disableReturns: boolean
}): boolean => {
  const hasReturn = input.statuses.some((s) => s === 'returnCreated' || s === 'returnInProcess')
  const age = input.orderDate === null ? Number.NaN : input.now - Date.parse(input.orderDate)
  const longest = msOfDays(profileOf(input.country).orders.viewReturnsDays)
  return hasReturn && age <= longest && !input.disableReturns
}
