import * as v from 'valibot'
import type { ReturnOrderRecord } from '../../contract/orders/local-records.ts'
import { Order, type Transaction } from '../../contract/orders/order.ts'
import { noItemDates } from '../../contract/orders/order-item.ts'
import type { Store } from '../../contract/pickup/store.ts'
import { fromMinor, toMinor } from '../format/money.ts'
import { appliedTax } from '../orders/price-summary.ts'
import { alternateEstimate, refundOfLine, returnTotals } from '../refunds/refund.ts'
import type { ReturnableItem } from '../returns/return-items.ts'
import { reasonNamed } from '../returns/return-reasons.ts'
import { chosenPieces, type LineChoice, lineAsChosen } from '../returns/return-selection.ts'

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
  const { currency } = order
  const totals = returnTotals(order, chosenPieces(items, choices))
  const chosen = choices.filter(({ checked }) => checked)
  return {
    authorizationInfo: order.authorizationInfo,
    orderId: order.orderId,
    currency,
    currencyAlt: order.currencyAlt,
    group: [
      {
        orderItems: chosen.flatMap((choice) => {
          const line = items.find((item) => item.line.id === choice.lineId)?.line
          if (!line) return []
          return [
            {
              ...lineAsChosen(line, choice),
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
    transaction: {
      orderDate: now,
      orderTotal: totals.orderTotal,
      subTotal: totals.subTotal,
      totalTaxes: fromMinor(appliedTax(totals, currency), currency),
    },
  }
}

export type RecordNumbers = {
  readonly returnOrderNumber: string
  readonly parentSalesOrderNumber: string
  /** As it is stored, with a carrier `method|carrier`. */
  readonly returnMethod: string | null
  /** Where it is brought to; `null` where no store was picked. */
  readonly store: Store | null
  /** Of the sale: whether returns of it are refunded to a bank account; `null` where they are not. */
  readonly bankRefund: Order['bankRefund']
}

/** The record's one tax as an order tells it: included in the prices where the total does not hold it on top of them. */
const taxesOf = ({ transaction, currency }: ReturnOrderRecord): Pick<Transaction, TaxField> => {
  const isIncluded = toMinor(transaction.orderTotal, currency) === toMinor(transaction.subTotal, currency)
  return isIncluded
    ? { totalTaxes: 0, inclusiveTaxTotal: transaction.totalTaxes }
    : { totalTaxes: transaction.totalTaxes, inclusiveTaxTotal: null }
}
type TaxField = 'totalTaxes' | 'inclusiveTaxTotal'

type RecordLine = ReturnOrderRecord['group'][number]['orderItems'][number]

/** The refund in the alternate currency; `null` where a line has no amounts in it. */
const alternateOf = (
  { currencyAlt, transaction }: ReturnOrderRecord,
  lines: readonly RecordLine[],
): Partial<Transaction> | null => {
  const pieces = lines.map((line) => ({ line, quantity: Number(line.returnQuantity) }))
  const estimate = alternateEstimate(pieces, currencyAlt)
  if (estimate === null || currencyAlt === null) return null
  return {
    orderDate: transaction.orderDate,
    subTotal: fromMinor(estimate.subtotal, currencyAlt),
    totalTaxes: fromMinor(estimate.tax, currencyAlt),
    orderTotal: fromMinor(estimate.total, currencyAlt),
  }
}

/** A record as an order to show, its lines with the pieces that go back and what they are worth. */
export const orderOfRecord = (record: ReturnOrderRecord, numbers: RecordNumbers): Order => {
  const { returnOrderNumber, store, ...known } = numbers
  const { currency, transaction } = record
  const lines = record.group.flatMap((group) => group.orderItems)
  const orderItems = lines.map((line, index) => {
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
    transaction: { ...transaction, ...taxesOf(record) },
    transactionAlt: alternateOf(record, lines),
    orderNumber: returnOrderNumber,
    ...(store && { returnToStore: { barcodeNumber: returnOrderNumber, store } }),
    group: [{ headingVariant: 'returnCreated', orderItems }],
  })
}
