import type { Payment } from '../../contract/orders/payment.ts'
import { type Minor, sumMinor, zeroMinor } from '../format/money.ts'

/** A line with what it came to, its fees and its tax on top, in minor units. */
export type CancellableAmount = { readonly isCancelled: boolean; readonly amount: Minor }

/**
 * What cancelled lines give back, in minor units: each what it came to, and an order of which nothing is left its whole total,
 * shipping included. Nothing where nothing was paid: an order that is paid at the door.
 */
export const cancelledAmount = (order: {
  readonly lines: readonly CancellableAmount[]
  readonly orderTotal: Minor
  readonly payments: readonly Pick<Payment, 'paymentType'>[]
}): Minor => {
  const cancelled = order.lines.filter(({ isCancelled }) => isCancelled)
  const isPaidLater = order.payments.every(({ paymentType }) => paymentType === 'COD')
  if (cancelled.length === 0 || isPaidLater) return zeroMinor
  return cancelled.length === order.lines.length
    ? order.orderTotal
    : sumMinor(cancelled.map(({ amount }) => amount))
}
