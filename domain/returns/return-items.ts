import type { InferOutput } from 'valibot'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderItem, ReturnDisableReason } from '../../contract/orders/order-item.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { refusalOf } from '../orders/standing.ts'
import { type SimpleStatus, simpleStatusOfLine } from '../status/simple-status.ts'
import { sendBackByOf } from '../withdrawal/send-back.ts'
import { lineRefusal } from './line-refusal.ts'
import { isReturnWindowOpen } from './return-window.ts'

/** Why a line cannot be picked. `host` is the host's own word, with the text and link that come with it. */
export type NotReturnable = 'host' | 'customDesign' | 'windowClosed' | 'nothingLeft' | 'cancelled'

export type ReturnableItem = {
  readonly line: OrderItem
  /** Pieces that can still be sent back; 0 where the line is disabled. */
  readonly maxQuantity: number
  readonly disabled: null | {
    readonly why: NotReturnable
    /** Text and link to show beside it, where the host gave them (RI-04). */
    readonly reason: InferOutput<typeof ReturnDisableReason> | null
  }
}

export type ReturnPlace = {
  /** Country that the order shipped from, two letters in lower case. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

const factsOf = (line: OrderItem) => ({
  status: line.lineItemStatus.status,
  isCustomDesign: Boolean(line.product.pbid),
  isBarredByHost: line.returnDisableReason !== null,
  isReturnable: line.returnableFlag,
  returnableQuantity: line.lineItemTransaction.returnableQuantity,
})

/** A custom design that cannot go back says that it is final sale, by the flag `nbyFinalSaleMessaging` (SE-06). */
export const saysFinalSale = (
  line: OrderItem,
  country: string | null,
  { nbyFinalSaleMessaging }: Pick<Flags, 'nbyFinalSaleMessaging'>,
): boolean => nbyFinalSaleMessaging && lineRefusal(factsOf(line), country) === 'customDesign'

const returned: readonly SimpleStatus[] = [
  'returnCreated',
  'returnInProcess',
  'returnCompleted',
  'returnedToStore',
]

/** The whole line is on its way back, or has been. */
const isReturned = (line: OrderItem): boolean => returned.includes(simpleStatusOfLine(line, 'SALES_ORDER'))

const whyNot = (order: Order, line: OrderItem, { country, now }: ReturnPlace): NotReturnable | null => {
  const refusal = lineRefusal(factsOf(line), country)
  const isOwn = refusal === 'customDesign' || refusal === 'cancelled' || refusal === 'host'
  if (isOwn) return refusal
  const sendBackBy = sendBackByOf(order.withdrawals, line.id)
  if (!isReturnWindowOpen({ orderDate: order.transaction.orderDate, country, now, sendBackBy }))
    return 'windowClosed'
  if (refusal === 'notReturnable') return isReturned(line) ? 'nothingLeft' : 'host'
  return refusal
}

/** Every line of an order with what of it may be sent back (RI-02 to RI-04). The host decides again. */
export const returnableItems = (order: Order, place: ReturnPlace): readonly ReturnableItem[] =>
  order.group.flatMap(({ orderItems }) =>
    orderItems.map((line): ReturnableItem => {
      const why = whyNot(order, line, place) ?? (refusalOf('return', order) === null ? null : 'host')
      return why === null
        ? { line, maxQuantity: line.lineItemTransaction.returnableQuantity, disabled: null }
        : { line, maxQuantity: 0, disabled: { why, reason: line.returnDisableReason } }
    }),
  )

/** Start return shows only when something can be sent back and returns are on (RI-10). */
export const canStartReturn = (
  order: Order,
  place: ReturnPlace & { readonly disableReturns: boolean },
): boolean => !place.disableReturns && returnableItems(order, place).some(({ disabled }) => disabled === null)

/** The line that `?selected` names by its gtin, where it can be sent back (RI-05). */
export const preselectedItem = (
  items: readonly ReturnableItem[],
  gtin: string | null | undefined,
): ReturnableItem | null =>
  (gtin ? items.find(({ line, disabled }) => disabled === null && line.product.gtin === gtin) : undefined) ??
  null
