import type { Order } from '../../contract/orders/order.ts'
import type { OrderItem } from '../../contract/orders/order-item.ts'
import { type Minor, toMinor } from '../format/money.ts'
import { isInStore } from '../orders/in-store.ts'
import { type OrderStanding, standingOf, standingRefusal } from '../orders/standing.ts'
import type { Charge } from '../refunds/charged.ts'
import { isPaymentPending } from '../status/order-status.ts'
import {
  type AskedPieces,
  isAllOf,
  type PiecesLine,
  type PiecesMoney,
  piecesRefund,
  stoppableLines,
} from './cancel-items.ts'
import { cancelWindow } from './cancel-window.ts'

/**
 * Why nothing of an order can be cancelled by the piece (BY-16). `notStoppable`: some of it has left the warehouse; `notOffered`: it is no
 * order of this shop's warehouse, or its host cancels whole orders alone.
 */
export type ItemsRefusal =
  | 'notOffered'
  | 'cancelled'
  | 'cancellationPending'
  | 'notStoppable'
  | 'unpaid'
  | 'windowClosed'

/** What the rule looks at. */
export type ItemsQuestion = {
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

/** Why pieces of an order cannot be cancelled, or `null` where they can. Page and host both ask here, the host under the lock of the order's row (BY-16). */
export const itemsRefusal = (question: ItemsQuestion): ItemsRefusal | null => {
  const { standing, lines, orderDate, country, now } = question
  const refusal = standingRefusal('cancel', standing)
  if (refusal === 'otherType' || question.isInStore) return 'notOffered'
  if (refusal === 'cancelled' || refusal === 'cancellationPending') return refusal
  if (stoppableLines(lines).length === 0) return 'notStoppable'
  if (standing.isPaymentDue) return 'unpaid'
  return cancelWindow({ orderDate, country, now }).isOpen ? null : 'windowClosed'
}

/** A line of which pieces can be cancelled, with its money in minor units. */
export type OfferedLine = { readonly id: string; readonly quantity: number; readonly money: PiecesMoney }

/** What of an order can be cancelled by the piece, and what is needed to say what it gives back. */
export type ItemsOffer = {
  readonly refusal: ItemsRefusal | null
  readonly lines: readonly OfferedLine[]
  readonly charge: Charge
  readonly orderTotal: Minor
  /** What cancelled lines gave back before. */
  readonly givenBack: Minor
}

const linesOf = (order: Order): readonly OrderItem[] => order.group.flatMap(({ orderItems }) => orderItems)

const piecesLineOf = (item: OrderItem): PiecesLine & { readonly item: OrderItem } => ({
  ...item,
  quantity: item.lineItemTransaction.quantity,
  item,
})

/** Fees are shared among the pieces that are left; price and tax by what was ordered, as returns share them. */
const moneyOf = (
  { lineItemTransaction: left, orderedTransaction }: OrderItem,
  currency: string,
): PiecesMoney => {
  const ordered = orderedTransaction ?? left
  const part = (whole: number | null, now: number | null) => ({
    ordered: { quantity: ordered.quantity, amount: toMinor(whole, currency) },
    left: { quantity: left.quantity, amount: toMinor(now, currency) },
  })
  const fees = { quantity: left.quantity, amount: toMinor(left.lineItemFees, currency) }
  return {
    charged: part(ordered.lineItemChargedPrice, left.lineItemChargedPrice),
    taxes: part(ordered.lineItemTaxes, left.lineItemTaxes),
    fees: { ordered: fees, left: fees },
  }
}

/** What an order offers at `now`, in epoch milliseconds of the host's clock; `country` is the one whose rules it follows, two letters. */
export const itemsOffer = (order: Order, country: string | null, now: number): ItemsOffer => {
  const lines = linesOf(order).map(piecesLineOf)
  const refusal = itemsRefusal({
    standing: standingOf(order),
    isInStore: isInStore(order),
    lines,
    orderDate: order.transaction.orderDate,
    country,
    now,
  })
  const isOffered = order.group.some(({ actions }) => actions.cancelItems !== null)
  return {
    refusal: refusal === null && !isOffered ? 'notOffered' : refusal,
    lines: stoppableLines(lines).map(({ id, quantity, item }) => ({
      id,
      quantity,
      money: moneyOf(item, order.currency),
    })),
    charge: {
      isPaymentDue: isPaymentPending(order),
      paymentTypes: order.payment.map(({ paymentType }) => paymentType),
    },
    orderTotal: toMinor(order.transaction.orderTotal, order.currency),
    givenBack: toMinor(order.cancelRefund?.amount ?? null, order.currency),
  }
}

/** Whether there is something to choose: more than one piece, so that some but not all of it can be cancelled. */
export const canCancelItems = ({ refusal, lines }: ItemsOffer): boolean =>
  refusal === null && lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1

/** Everything that is left is chosen: the order is cancelled as a whole. */
export const isWholeOrder = ({ lines }: Pick<ItemsOffer, 'lines'>, chosen: readonly AskedPieces[]): boolean =>
  isAllOf(lines, chosen)

/** What cancelling the chosen pieces gives back, in minor units. */
export const refundOfChosen = (offer: ItemsOffer, chosen: readonly AskedPieces[]): Minor =>
  piecesRefund({
    ...offer.charge,
    chosen: chosen.flatMap(({ lineId, quantity }) => {
      const line = offer.lines.find(({ id }) => id === lineId)
      return line === undefined ? [] : [{ money: line.money, quantity }]
    }),
    isAll: isWholeOrder(offer, chosen),
    orderTotal: offer.orderTotal,
    givenBack: offer.givenBack,
  })

/** What was chosen, as far as it is still offered. */
export const stillOffered = (
  { lines }: Pick<ItemsOffer, 'lines'>,
  chosen: readonly AskedPieces[],
): readonly AskedPieces[] =>
  chosen.flatMap(({ lineId, quantity }) => {
    const left = lines.find(({ id }) => id === lineId)?.quantity ?? 0
    return left === 0 ? [] : [{ lineId, quantity: Math.min(quantity, left) }]
  })
