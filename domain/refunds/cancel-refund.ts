import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'
import { type Charge, isNothingCharged } from './charged.ts'

/** A line with what it came to, its fees and its tax on top, in minor units. */
export type CancellableAmount = { readonly isCancelled: boolean; readonly amount: Minor }

/**
 * What cancelled lines give back, in minor units: each what it came to, and an order of which nothing is left its whole total,
 * shipping included; never more than that total, where it is known (`null` where it is not). Nothing where nothing was charged.
 */
export const cancelledAmount = (
  order: Charge & { readonly lines: readonly CancellableAmount[]; readonly orderTotal: Minor | null },
): Minor => {
  const cancelled = order.lines.filter(({ isCancelled }) => isCancelled)
  if (cancelled.length === 0 || isNothingCharged(order)) return zeroMinor
  const ofLines = sumMinor(cancelled.map(({ amount }) => amount))
  if (order.orderTotal === null) return ofLines
  return cancelled.length === order.lines.length
    ? order.orderTotal
    : asMinor(Math.min(order.orderTotal, ofLines))
}
