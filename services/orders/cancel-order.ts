import { cancelOrder as call } from '../../contract/orders/cancellation.ts'
import type { Order } from '../../contract/orders/order.ts'
import { createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'
import { cancelRequestOf } from './cancel-request.ts'

export type CancelTarget = { readonly orderNumber: string }
export type CancelRequest = { readonly order: Order; readonly isMember: boolean }

/** `pending`: the warehouse decides, and the shopper hears by e-mail. */
export type Cancelled = 'cancelled' | 'pending'

/** The cancellation of a whole order (CA-05). One that was cancelled before counts as cancelled (CA-02). */
export const cancelOrder = createChange({
  call,
  objectOf: ({ orderNumber }: CancelTarget) => orderNumber,
  requestOf: ({ order, isMember }: CancelRequest) => ({
    params: { orderNumber: order.orderNumber },
    body: cancelRequestOf(order, isMember),
  }),
  readResponse: (response) =>
    done<Cancelled>(response?.pendingModification?.type === 'CANCEL_ORDER' ? 'pending' : 'cancelled'),
  readRefusal: ({ code }) => (code === 'order_already_cancelled' ? done<Cancelled>('cancelled') : null),
})
