import type { Order } from '../../contract/orders/order.ts'
import type { OrderItem } from '../../contract/orders/order-item.ts'
import { isInStore } from '../orders/in-store.ts'
import { type OrderStanding, standingOf, standingRefusal } from '../orders/standing.ts'
import { cancelWindow } from './cancel-window.ts'
import { type PiecesLine, stoppableLines } from './stoppable-lines.ts'

/**
 * Why nothing of an order can be stopped, the whole of it or pieces. `notStoppable`: some of it has left the warehouse; `notOffered`: it is no
 * order of this shop's warehouse, or its host does not offer it.
 */
export type StopRefusal = 'notOffered' | 'cancelled' | 'cancellationPending' | 'notStoppable' | 'windowClosed'

/** Why nothing of an order can be cancelled by the piece (BY-16). `unpaid`: the whole of it can be cancelled all the same. */
export type ItemsRefusal = StopRefusal | 'unpaid'

/** What the rule looks at. */
export type StopQuestion = {
  readonly standing: OrderStanding
  readonly isInStore: boolean
  readonly lines: readonly PiecesLine[]
  /** ISO instant. */
  readonly orderDate: string | null
  /** Two letters. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** Why an order cannot be stopped, or `null` where it can: the host asks under the lock of the order's row (CA-03, CA-06). */
export const stopRefusal = (question: StopQuestion): StopRefusal | null => {
  const { standing, lines, orderDate, country, now } = question
  const refusal = standingRefusal('cancel', standing)
  if (refusal === 'cancelled' || refusal === 'cancellationPending') return refusal
  if (refusal !== null || question.isInStore) return 'notOffered'
  if (stoppableLines(lines).length === 0) return 'notStoppable'
  return cancelWindow({ orderDate, country, now }).isOpen ? null : 'windowClosed'
}

/** Why pieces of an order cannot be cancelled, or `null` where they can: as the whole of it, once it is paid. Page and host both ask here (BY-16). */
export const itemsRefusal = (question: StopQuestion): ItemsRefusal | null =>
  stopRefusal(question) ?? (question.standing.isPaymentDue ? 'unpaid' : null)

/** Lines of an order, as the rules of cancelling pieces read them. */
export const itemsOf = (order: Order): readonly (PiecesLine & { readonly item: OrderItem })[] =>
  order.group.flatMap(({ orderItems }) =>
    orderItems.map((item) => ({ ...item, quantity: item.lineItemTransaction.quantity, item })),
  )

/**
 * The same of an order as pages have it, at `now` in epoch milliseconds of the host's clock; `country` is the one whose rules it follows, two
 * letters. A host that does not offer it is believed.
 */
export const itemsRefusalOfOrder = (
  order: Order,
  country: string | null,
  now: number,
): ItemsRefusal | null => {
  const refusal = itemsRefusal({
    standing: standingOf(order),
    isInStore: isInStore(order),
    lines: itemsOf(order),
    orderDate: order.transaction.orderDate,
    country,
    now,
  })
  const isOffered = order.group.some(({ actions }) => actions.cancelItems !== null)
  return refusal === null && !isOffered ? 'notOffered' : refusal
}

/** Whether there is something to choose: more than one piece, so that some but not all of it can be cancelled (BY-15). */
export const canCancelItems = (order: Order, country: string | null, now: number): boolean =>
  itemsRefusalOfOrder(order, country, now) === null &&
  stoppableLines(itemsOf(order)).reduce((sum, { quantity }) => sum + quantity, 0) > 1
