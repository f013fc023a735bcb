import type { Order } from '../../contract/orders/order.ts'
import type { OrderItem } from '../../contract/orders/order-item.ts'
import { type Minor, toMinor } from '../format/money.ts'
import type { Charge } from '../refunds/charged.ts'
import { isPaymentPending } from '../status/order-status.ts'
import { type AskedPieces, isAllOf, type PiecesMoney, piecesRefund } from './cancel-items.ts'
import { type ItemsRefusal, itemsOf, itemsRefusalOfOrder } from './items-refusal.ts'
import { stoppableLines } from './stoppable-lines.ts'

/** A line of which pieces can be cancelled, with its money in minor units. */
export type OfferedLine = { readonly id: string; readonly quantity: number; readonly money: PiecesMoney }

/** What of an order can be cancelled by the piece, and what is needed to say what it gives back. */
export type ItemsOffer = {
  readonly refusal: ItemsRefusal | null
  readonly lines: readonly OfferedLine[]
  readonly charge: Charge
  /** `null` where it is not known. */
  readonly orderTotal: Minor | null
  /** What cancelled lines gave back before. */
  readonly givenBack: Minor
}

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
export const itemsOffer = (order: Order, country: string | null, now: number): ItemsOffer => ({
  refusal: itemsRefusalOfOrder(order, country, now),
  lines: stoppableLines(itemsOf(order)).map(({ id, quantity, item }) => ({
    id,
    quantity,
    money: moneyOf(item, order.currency),
  })),
  charge: {
    isPaymentDue: isPaymentPending(order),
    paymentTypes: order.payment.map(({ paymentType }) => paymentType),
  },
  orderTotal:
    order.transaction.orderTotal === null ? null : toMinor(order.transaction.orderTotal, order.currency),
  givenBack: toMinor(order.cancelRefund?.amount ?? null, order.currency),
})

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
