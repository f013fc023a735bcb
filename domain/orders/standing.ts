import type { OrderPaymentData } from '../../contract/orders/deferred-payment-data.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { isPaymentPending } from '../status/order-status.ts'
import { type StatusLine, simpleStatusOfLine } from '../status/simple-status.ts'

/** What a shopper may ask of an order that a job, or another change, may stand against. */
export type OrderChange =
  | 'cancel'
  | 'pay'
  | 'return'
  | 'switchMethod'
  | 'cancelReturn'
  | 'pickup'
  | 'changeDelivery'

/** What is asked of a return order; everything else is asked of a sale. */
const ofReturns: ReadonlySet<OrderChange> = new Set(['switchMethod', 'cancelReturn'])

/** What is under way with an order, or is done. */
export type OrderStanding = {
  readonly orderType: OrderType
  /** `pending` from the moment a cancellation is accepted until it is decided. */
  readonly cancellation: 'none' | 'pending' | 'done'
  /** It waits for its payment, whether one was prepared or not. */
  readonly isPaymentDue: boolean
}

/** Why an order as it stands does not admit a change. */
export type StandingRefusal = 'otherType' | 'cancelled' | 'cancellationPending' | 'nothingDue'

/** What the standing of an order is read from: an order of the wire, or the host's row with its lines. */
export type StandingFacts = {
  readonly orderType: OrderType
  readonly pendingModification: unknown
  readonly paymentHoldFlag: boolean
  readonly deferredPaymentData: OrderPaymentData | null
  readonly group: readonly { readonly orderItems: readonly StatusLine[] }[]
}

/** By the words of a sale: of a return, the same status says that it is over. */
const isCancelled = ({ group }: StandingFacts): boolean => {
  const lines = group.flatMap(({ orderItems }) => orderItems)
  return lines.length > 0 && lines.every((line) => simpleStatusOfLine(line, 'SALES_ORDER') === 'cancelled')
}

const cancellationOf = (order: StandingFacts): OrderStanding['cancellation'] => {
  if (isCancelled(order)) return 'done'
  return order.pendingModification === null ? 'none' : 'pending'
}

export const standingOf = (order: StandingFacts): OrderStanding => ({
  orderType: order.orderType,
  cancellation: cancellationOf(order),
  isPaymentDue: isPaymentPending(order),
})

/**
 * Why an order does not admit a change, or `null`. Page and host both ask here, the host under the lock of the order's row: a
 * cancellation that was accepted shuts out everything else until it is decided, and for good once it succeeded.
 */
export const standingRefusal = (change: OrderChange, standing: OrderStanding): StandingRefusal | null => {
  if (standing.orderType !== (ofReturns.has(change) ? 'RETURN_ORDER' : 'SALES_ORDER')) return 'otherType'
  if (standing.cancellation === 'done') return 'cancelled'
  if (standing.cancellation === 'pending') return 'cancellationPending'
  return change === 'pay' && !standing.isPaymentDue ? 'nothingDue' : null
}

/** The same, of an order of the wire. */
export const refusalOf = (change: OrderChange, order: StandingFacts): StandingRefusal | null =>
  standingRefusal(change, standingOf(order))
