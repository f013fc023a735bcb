import type { Order } from '../../../contract/orders/order.ts'
import type { CallResult } from '../../../services/http/result.ts'
import type { GetOrderInput } from '../../../services/orders/get-order.ts'

export type LookAtOrderInput = GetOrderInput
export type LookAtOrderResult = CallResult<Order>

export type PaymentWatchInput = {
  readonly orderNumber: string
  readonly country: string
  readonly language: string
  /** Looks until the watch ends without a payment. */
  readonly mostLooks: number
}

export type PaymentWatchContext = PaymentWatchInput & {
  readonly looks: number
  /** What the last look told; `null` before the first. */
  readonly seen: 'due' | 'paid' | 'unreadable' | 'rejected' | null
}

export type PaymentWatchEvent = { type: 'page.hidden' } | { type: 'page.shown' }

/** `unsure`: the last look told nothing. `rejected`: nobody is signed in any more. */
export type PaymentWatchOutput = 'paid' | 'stillDue' | 'unsure' | 'rejected'
