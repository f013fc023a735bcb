import type * as v from 'valibot'
import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import { unpaidFacts } from '../../../../domain/payments/finish-paying.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { HistoryOrder } from '../orders/history.repository.ts'
import { type LineOptions, wireAmount, wireLine } from '../orders/line-wire.ts'
import { firstPayment } from '../orders/payment-wire.ts'
import { wireRefund } from '../orders/refund-wire.ts'
import { countryOfRow, shipFromCountryOfRow, standingFacts } from '../orders/row-standing.ts'
import { historyActions } from './history-actions.rules.ts'

/** What a line came to, with its fees and its tax on top; own lines tell their parts only. */
const lineTotal = (order: HistoryOrder, line: OrderLineRow): number | null =>
  order.orderType === 'PARTNER_SALES_ORDER'
    ? wireAmount(line.chargedPrice + (line.fees ?? 0) + (line.taxes ?? 0), order.currency)
    : null

/** The lines of one order as the history shows them, each with what its order is known by (HI-01, PA-02). */
export const wireHistoryItems = (
  order: HistoryOrder,
  options: LineOptions,
): v.InferInput<typeof HistoryItem>[] => {
  const actionsOf = historyActions(order, options.now)
  return order.lines.map((line) => ({
    ...wireLine(line, order, options),
    actions: actionsOf(line),
    orderNumber: order.orderNumber,
    orderType: order.orderType,
    orderClassification: order.orderClassification,
    orderDate: order.orderDate.toISOString(),
    shipFromCountry: shipFromCountryOfRow(order),
    currency: order.currency,
    orderTotal: wireAmount(order.orderTotal, order.currency),
    returnMethod: order.returnMethod,
    refund: wireRefund(order.refund),
    refundTo: order.orderType === 'RETURN_ORDER' ? firstPayment(order.payments) : null,
    orderLineCount: order.lineCount,
    isCancellationPending: order.pendingModification === 'CANCEL_ORDER' && order.pendingItems === null,
    ...unpaidFacts(
      { ...order, ...standingFacts(order, order.lines) },
      { orderDate: order.orderDate.toISOString(), country: countryOfRow(order) },
    ),
    partnerName: order.partnerName,
    memberGatedFlag: order.memberGated,
    lineItemTotal: lineTotal(order, line),
    shippingTotal:
      order.orderType === 'PARTNER_SALES_ORDER' ? wireAmount(order.shippingTotal, order.currency) : null,
  }))
}
