import type { Order } from '../../../../contract/orders/order.ts'
import type { RecentChange } from '../../../../machines/order-detail/order-detail.types.ts'

/**
 * The order as the page shows it (CA-04). Cancelled stays cancelled; a cancellation that was asked for counts until a fresh
 * answer of the host says what became of it.
 */
export const withRecentChange = (
  order: Order,
  change: RecentChange | null,
  { refreshing }: { readonly refreshing: boolean },
): { readonly order: Order; readonly recentlyCancelled: boolean } => {
  const isPending = change === 'cancellationPending' && refreshing
  return {
    order: isPending ? { ...order, pendingModification: { type: 'CANCEL_ORDER' } } : order,
    recentlyCancelled: change === 'cancelled',
  }
}
