import * as v from 'valibot'
import type { ReturnOrderRecord } from '../../contract/orders/local-records.ts'
import { Order } from '../../contract/orders/order.ts'
import { noItemDates } from '../../contract/orders/order-item.ts'
import { fromMinor } from '../format/money.ts'
import { refundOfLine, returnTotals } from '../refunds/refund.ts'
import type { ReturnableItem } from './return-items.ts'
import { reasonNamed } from './return-reasons.ts'
import { changedLineStatus, chosenPieces, type LineChoice } from './return-selection.ts'

export type RecordInput = {
  readonly order: Order
  readonly items: readonly ReturnableItem[]
  readonly choices: readonly LineChoice[]
  readonly country: string
  /** ISO instant of the submission. */
  readonly now: string
}

/** The return order as it is kept until the host's own arrives (returns.md §3, RS-06); it is to be fetched anew. */
export const returnRecordOf = (input: RecordInput): ReturnOrderRecord => {
  const { order, items, choices, country, now } = input
  const { subTotal, totalTaxes, orderTotal } = returnTotals(order, chosenPieces(items, choices))
  const chosen = choices.filter(({ checked }) => checked)
  return {
    authorizationInfo: order.authorizationInfo,
    orderId: order.orderId,
    currency: order.currency,
    currencyAlt: order.currencyAlt,
    group: [
      {
        orderItems: chosen.flatMap((choice) => {
          const line = items.find((item) => item.line.id === choice.lineId)?.line
          if (!line) return []
          return [
            {
              ...line,
              lineItemStatus: { ...line.lineItemStatus, status: changedLineStatus },
              checked: true,
              reasonCode: reasonNamed(choice.reason, country).code,
              returnQuantity: String(choice.quantity),
              text: choice.comment === '' ? null : choice.comment,
            },
          ]
        }),
      },
    ],
    orderType: 'RETURN_ORDER',
    payment: order.payment,
    shipFrom: order.shipFrom,
    shouldRefresh: true,
    transaction: { orderDate: now, orderTotal, subTotal, totalTaxes },
  }
}

export type RecordNumbers = {
  readonly returnOrderNumber: string
  readonly parentSalesOrderNumber: string
  /** As it is stored, with a carrier `method|carrier`. */
  readonly returnMethod: string | null
}

/** A record as an order to show, its lines with the pieces that go back and what they are worth. */
export const orderOfRecord = (record: ReturnOrderRecord, numbers: RecordNumbers): Order => {
  const { returnOrderNumber, ...known } = numbers
  const { currency, transaction } = record
  const orderItems = record.group
    .flatMap((group) => group.orderItems)
    .map((line, index) => {
      const quantity = Number(line.returnQuantity)
      const { subtotal, tax } = refundOfLine(line, quantity, currency)
      return {
        ...line,
        id: `${returnOrderNumber}-${index + 1}`,
        lineItemTransaction: {
          ...line.lineItemTransaction,
          quantity,
          returnableQuantity: 0,
          lineItemChargedPrice: fromMinor(subtotal, currency),
          lineItemTaxes: fromMinor(tax, currency),
        },
        lineItemTransactionAlt: null,
        lineItemStatusVariant: 'RETURN_CREATED',
        orderedTransaction: null,
        returnableFlag: false,
        itemDates: { ...noItemDates, returnCreated: transaction.orderDate },
        actions: {},
        shipmentNumber: null,
      }
    })
  return v.parse(Order, {
    ...record,
    ...known,
    orderNumber: returnOrderNumber,
    group: [{ headingVariant: 'returnCreated', orderItems }],
  })
}
