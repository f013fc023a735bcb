import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'
import { type Charge, isNothingCharged } from './charged.ts'

/** A line with what it came to, its fees and its tax on top, in minor units. */
export type CancellableAmount = { readonly isCancelled: boolean; readonly amount: Minor }

/**
 * What cancelled lines give back, in minor units: each what it came to, and an order of which nothing is left its whole total,
 * shipping included; never more than that total. Nothing where nothing was charged.
 */
export const cancelledAmount = (
  order: Charge & { readonly lines: readonly CancellableAmount[]; readonly orderTotal: Minor },
): Minor => {
  const cancelled = order.lines.filter(({ isCancelled }) => isCancelled)
  if (cancelled.length === 0 || isNothingCharged(order)) return zeroMinor
  return cancelled.length === order.lines.length
    ? order.orderTotal
    : asMinor(Math.min(order.orderTotal, sumMinor(cancelled.map(({ amount }) => amount))))
}
