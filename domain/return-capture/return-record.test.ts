import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../contract/orders/order.ts'
import { noItemDates } from '../../contract/orders/order-item.ts'
import { Store } from '../../contract/pickup/store.ts'
import { appliedTax, isTaxIncluded } from '../orders/price-summary.ts'
import { returnableItems } from '../returns/return-items.ts'
import {
  checkLine,
  chooseQuantity,
  chooseReason,
  chosenPieces,
  untouchedChoice,
} from '../returns/return-selection.ts'
import { filledInReturn } from '../testing/return-samples.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import { orderOfRecord, returnRecordOf } from './return-record.ts'

const now = '2026-11-20T12:00:00Z'
const numbers = {
  returnOrderNumber: 'RN10AB1',
  parentSalesOrderNumber: 'C0123456',
  returnMethod: 'upsDropoff',
  store: null,
  bankRefund: null,
}

type Money = {
  readonly taxes: number | null
  readonly transaction: v.InferInput<typeof Transaction>
  /** Charged and taxes of the line in US dollars. */
  readonly alternate?: readonly [charged: number, taxes: number]
}

/** Two of the three pieces of a line of 90. */
const recorded = ({ taxes, transaction, alternate }: Money) => {
  const line = sampleLine({
    lineItemTransaction: {
      quantity: 3,
      returnableQuantity: 3,
      lineItemChargedPrice: 90,
      lineItemTaxes: taxes,
    },
    lineItemTransactionAlt: alternate
      ? { quantity: 3, lineItemChargedPrice: alternate[0], lineItemTaxes: alternate[1] }
      : null,
    returnableFlag: true,
  })
  const order = sampleOrder({
    currency: 'CAD',
    currencyAlt: alternate ? 'USD' : null,
    transaction: { orderDate: '2026-11-14T12:00:00Z', ...transaction },
    group: [{ orderItems: [line] }],
  })
  const items = returnableItems(order, { country: 'ca', now: Date.parse(now) })
  const choices = items.map((item) =>
    chooseQuantity(chooseReason(checkLine(untouchedChoice(item), item, true), 'tooBig'), item, 2),
  )
  const record = returnRecordOf({ order, items, choices, country: 'ca', now })
  return { record, shown: orderOfRecord(record, numbers) }
}

const taxAndTotal = ({ transaction }: ReturnType<typeof orderOfRecord>) => ({
  tax: appliedTax(transaction, 'CAD'),
  isIncluded: isTaxIncluded(transaction, 'CAD'),
  total: transaction.orderTotal,
})

describe('the local record of a return', () => {
  it('[RS-06 A-19 A-42] has every field of the specification, its lines return-created', () => {
    const { order, items, choices } = filledInReturn()
    const record = returnRecordOf({ order, items, choices, country: 'us', now })
    const line = (index: number, chosen: object) => ({
      ...items[index]?.line,
      lineItemStatus: { status: 'Return Created', statusColor: null },
      lineItemStatusVariant: 'RETURN_CREATED',
      checked: true,
      ...chosen,
    })
    expect(record).toEqual({
      authorizationInfo: order.authorizationInfo,
      orderId: order.orderId,
      currency: 'USD',
      currencyAlt: null,
      group: [
        {
          orderItems: [
            line(0, { reasonCode: '1', returnQuantity: '2', text: ' Heel slips ' }),
            line(1, { reasonCode: '6', returnQuantity: '1', text: null }),
          ],
        },
      ],
      orderType: 'RETURN_ORDER',
      payment: order.payment,
      shipFrom: order.shipFrom,
      shouldRefresh: true,
      transaction: { orderDate: now, subTotal: 90, totalTaxes: 6.54, orderTotal: 96.54 },
    })
    expect(chosenPieces(items, choices).map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  it('[RS-06 A-20] its tax is that of the lines, and comes on top', () => {
    const { record, shown } = recorded({ taxes: 6.54, transaction: { orderTotal: 96.54, totalTaxes: 6.54 } })
    expect(record.transaction).toEqual({ orderDate: now, subTotal: 60, totalTaxes: 4.36, orderTotal: 64.36 })
    expect(taxAndTotal(shown)).toEqual({ tax: 436, isIncluded: false, total: 64.36 })
  })

  it('[RS-06 A-20] without tax of the lines it is the part of inclusiveTaxTotal that the prices hold, shown as included', () => {
    const transaction = { orderTotal: 100, totalTaxes: 0, inclusiveTaxTotal: 15 }
    const { record, shown } = recorded({ taxes: 0, transaction })
    expect(record.transaction).toEqual({ orderDate: now, subTotal: 60, totalTaxes: 9, orderTotal: 60 })
    expect(taxAndTotal(shown)).toEqual({ tax: 900, isIncluded: true, total: 60 })
  })

  it('[RS-06 A-20] shows the refund in the alternate currency, where the lines have amounts in it', () => {
    const transaction = { orderTotal: 96.54, totalTaxes: 6.54 }
    const { shown } = recorded({ taxes: 6.54, transaction, alternate: [65.7, 4.77] })
    expect([shown.currencyAlt, shown.transactionAlt]).toMatchObject([
      'USD',
      { orderDate: now, subTotal: 43.8, totalTaxes: 3.18, orderTotal: 46.98 },
    ])
    expect(recorded({ taxes: 6.54, transaction }).shown.transactionAlt).toBeNull()
  })

  it('[RS-06] is shown as a return that was just created: its lines by number, worth what goes back, with nothing to do', () => {
    const { order, items, choices } = filledInReturn()
    const shown = orderOfRecord(returnRecordOf({ order, items, choices, country: 'us', now }), numbers)
    expect(shown).toMatchObject({
      orderNumber: 'RN10AB1',
      orderType: 'RETURN_ORDER',
      parentSalesOrderNumber: 'C0123456',
      returnMethod: 'upsDropoff',
      returnToStore: null,
      group: [{ headingVariant: 'returnCreated' }],
    })
    const lines = shown.group.flatMap(({ orderItems }) => orderItems)
    expect(lines.map(({ id }) => id)).toEqual(['RN10AB1-1', 'RN10AB1-2'])
    expect(
      lines.map(({ lineItemTransaction: { quantity, returnableQuantity } }) => [
        quantity,
        returnableQuantity,
      ]),
    ).toEqual([
      [2, 0],
      [1, 0],
    ])
    for (const line of lines) {
      expect(line).toMatchObject({
        lineItemTransactionAlt: null,
        orderedTransaction: null,
        returnableFlag: false,
        itemDates: { ...noItemDates, returnCreated: now },
        shipmentNumber: null,
      })
      expect(Object.values(line.actions).filter((action) => action !== null)).toEqual([])
    }
  })

  it('[RC-05] says which store it is brought to, with its number as the barcode, where one was picked', () => {
    const { order, items, choices } = filledInReturn()
    const record = returnRecordOf({ order, items, choices, country: 'us', now })
    const store = v.parse(Store, { storeId: 'us001' })
    expect(orderOfRecord(record, { ...numbers, store }).returnToStore).toMatchObject({
      barcodeNumber: 'RN10AB1',
      store: { storeId: 'us001' },
    })
  })

  it('leaves out a choice whose line is not there', () => {
    const { order, items, choices } = filledInReturn()
    const [group] = returnRecordOf({ order, items: items.slice(1), choices, country: 'us', now }).group
    expect(group?.orderItems.map(({ id }) => id)).toEqual([items[1]?.line.id])
  })
})
