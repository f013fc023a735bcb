import type { NotificationEvent } from '../../contract/notifications/notification.ts'
import type { SimpleStatus } from '../status/simple-status.ts'

type Facts = {
  /** The order was canceled as a whole. */
  readonly isCanceled: boolean
  /** Simple status of each line. */
  readonly statuses: readonly SimpleStatus[]
  /** Something of it can be sent back. */
  readonly isReturnable: boolean
}

/** Whether what happened is still worth telling: nothing is out for delivery that has come, nor ready that was fetched (BY-38). */
export const isStillTrue = (
  event: NotificationEvent,
  { isCanceled, statuses, isReturnable }: Facts,
): boolean => {
  if (event === 'parcelIn' || event === 'refunded') return true
  if (isCanceled) return false
  if (event === 'shipped') return statuses.some((status) => status === 'shipped' || status === 'delivered')
  if (event === 'outForDelivery') return statuses.includes('shipped')
  return event === 'readyForPickup' ? statuses.includes('readyForPickUp') : isReturnable
}
