import type { Order } from '../../../contract/orders/order.ts'
import type { CallResult } from '../../../services/http/result.ts'
import type { GetOrderInput } from '../../../services/orders/get-order.ts'

export type RequestOrderInput = GetOrderInput
export type RequestOrderResult = CallResult<Order>

export type PaymentWatchInput = {
  readonly orderNumber: string
  readonly country: string
  readonly language: string
  /** Polls until the watch ends without a payment. */
  readonly maxPolls: number
}

export type PaymentWatchContext = PaymentWatchInput & {
  readonly polls: number
  /** What the last poll told; `null` before the first. */
  readonly seen: 'due' | 'paid' | 'unreadable' | 'rejected' | null
}

export type PaymentWatchEvent = { type: 'page.hidden' } | { type: 'page.shown' }

/** `unsure`: the last poll told nothing. `rejected`: nobody is signed in any more. */
export type PaymentWatchOutput = 'paid' | 'stillDue' | 'unsure' | 'rejected'
