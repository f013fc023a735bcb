import type * as v from 'valibot'
import type { OrderItem, ReturnDisableReason } from '../../../../contract/orders/order-item.ts'
import type { Withdrawal } from '../../../../contract/orders/withdrawal.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import { isReturnWindowOpen } from '../../../../domain/returns/return-window.ts'
import { sendBackByOf } from '../../../../domain/withdrawal/send-back.ts'
import type { OrderLineRow, StoredReason } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { textIn } from './localized.ts'
import { countryOfRow } from './row-standing.ts'

/** Minor units as the wire's decimal number; nothing known stays nothing known. */
export const wireAmount = (minor: number | null | undefined, currency: string): number | null =>
  minor === null || minor === undefined ? null : fromMinor(asMinor(minor), currency)

export const wireReason = (
  reason: StoredReason | null,
  language: string,
): v.InferInput<typeof ReturnDisableReason> | null =>
  reason && {
    code: reason.code,
    text: textIn(reason.text, language),
    linkText: textIn(reason.linkText, language),
    linkUrl: reason.linkUrl ?? null,
  }

const productOf = (line: OrderLineRow, language: string): v.InferInput<typeof OrderItem>['product'] => ({
  productId: line.productId,
  pid: line.pid,
  pbid: line.pbid,
  title: line.title,
  category: textIn(line.category, language),
  productImage: line.productImage,
  imageAlt: textIn(line.imageAlt, language),
  color: textIn(line.color, language),
  size: line.size,
  styleColor: line.styleColor,
  gtin: line.gtin,
  metricId: line.metricId,
  nikeIdPathName: line.nikeIdPathName,
})

type LineOrder = ReturnableOrder &
  Pick<OrderRow, 'currency' | 'currencyAlt' | 'orderType' | 'pickupAddress' | 'deliveryDay'>

export type LineOptions = {
  /** Host time: the return window is counted in it. */
  readonly now: Date
  /** Two letters, lower case. */
  readonly language: string
  /** Statements of withdrawal from the order. */
  readonly withdrawals?: readonly Withdrawal[] | undefined
}
type Amounts = {
  readonly msrp?: number | null
  readonly chargedPrice?: number | null
  readonly fees?: number | null
  readonly taxes?: number | null
}

const transactionOf = (
  line: OrderLineRow,
  order: LineOrder,
  options: LineOptions,
  amounts: Amounts,
  currency: string,
) => ({
  orderDate: order.orderDate.toISOString(),
  msrp: wireAmount(amounts.msrp, currency),
  quantity: line.quantity,
  returnableQuantity: isReturnable(line, order, options) ? line.returnableQuantity : 0,
  lineItemChargedPrice: wireAmount(amounts.chargedPrice, currency),
  lineItemFees: wireAmount(amounts.fees, currency),
  lineItemTaxes: wireAmount(amounts.taxes, currency),
  promotions: [...line.promotions],
})

type ReturnableOrder = Pick<
  OrderRow,
  'country' | 'shipFrom' | 'cancelledAt' | 'pendingModification' | 'orderDate'
>

/** A line can be returned while pieces of it are left, its order stands, and the window is open; a withdrawal may keep it open for longer. */
export const isReturnable = (
  line: OrderLineRow,
  order: ReturnableOrder,
  { now, withdrawals = [] }: Pick<LineOptions, 'now' | 'withdrawals'>,
): boolean =>
  line.returnable &&
  line.returnableQuantity > 0 &&
  order.cancelledAt === null &&
  order.pendingModification === null &&
  isReturnWindowOpen({
    orderDate: order.orderDate.toISOString(),
    country: countryOfRow(order),
    now: now.getTime(),
    sendBackBy: sendBackByOf(withdrawals, line.id),
  })

/** What a line offers: returning it only while it can be returned, whatever the stored row says (OD-16). */
const actionsOf = (line: OrderLineRow, order: LineOrder, options: LineOptions): OrderLineRow['actions'] => {
  if (isReturnable(line, order, options)) return line.actions
  const { return: _, ...others } = line.actions
  return others
}

/** What is expected of a line, where its order has a day of its own; the sentence of the stored estimate is then no longer true. */
const outlookOf = ({ dates, eddText }: OrderLineRow, day: string | null, language: string) => {
  const isExpected = dates.estimatedDeliveryDate !== undefined || dates.arriveDateRange !== undefined
  return day === null || !isExpected
    ? { dates, sentence: textIn(eddText, language) }
    : { dates: { ...dates, estimatedDeliveryDate: day, arriveDateRange: null }, sentence: null }
}

/** A line as the wire carries it, its texts in the asked language. */
export const wireLine = (
  line: OrderLineRow,
  order: LineOrder,
  options: LineOptions,
): v.InferInput<typeof OrderItem> => {
  const { language } = options
  const outlook = outlookOf(line, order.deliveryDay, language)
  return {
    id: line.id,
    product: productOf(line, language),
    lineItemStatus: { status: line.status, statusColor: line.statusColor },
    lineItemStatusVariant: line.statusVariant,
    lineItemTransaction: transactionOf(line, order, options, line, order.currency),
    lineItemTransactionAlt:
      line.amountsAlt && order.currencyAlt
        ? transactionOf(line, order, options, line.amountsAlt, order.currencyAlt)
        : null,
    returnableFlag: isReturnable(line, order, options),
    orderedTransaction: line.ordered && {
      quantity: line.ordered.quantity,
      lineItemChargedPrice: wireAmount(line.ordered.chargedPrice, order.currency),
      lineItemTaxes: wireAmount(line.ordered.taxes, order.currency),
    },
    returnDisableReason: wireReason(line.returnDisableReason, language),
    eddTranslated: outlook.sentence,
    itemDates: { ...outlook.dates, cancelled: line.cancelledAt?.toISOString() ?? null },
    actions: actionsOf(line, order, options),
    skuId: line.skuId,
    customizedProductReference: line.customizedProductReference,
    shipmentNumber: line.shipmentNumber,
    standardCarrierAlphaCode: line.standardCarrierAlphaCode,
    replacementFor: line.replacementFor,
    isForPickup: order.orderType === 'SALES_ORDER' && order.pickupAddress !== null,
  }
}
