import { type CancelItemsRequest, cancelItems as call } from '../../contract/orders/cancellation.ts'
import { createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'
import type { Cancelled, CancelTarget } from './cancel-order.ts'

/** The cancellation of some items of an order, or of some pieces of them (BY-15). One that was cancelled as a whole counts as cancelled. */
export const cancelItems = createChange({
  call,
  objectOf: ({ orderNumber }: CancelTarget) => orderNumber,
  requestOf: (body: CancelItemsRequest, { orderNumber }) => ({ params: { orderNumber }, body }),
  readResponse: (response) =>
    done<Cancelled>(response?.pendingModification?.type === 'CANCEL_ORDER' ? 'pending' : 'cancelled'),
})
