import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import { saysReturnedOnline } from './store-purchase.ts'

const orderDate = '2026-11-20T10:00:00Z'

const line = (returnableFlag: boolean) => ({
  id: '1',
  product: { title: 'Court shoe' },
  lineItemStatus: { status: 'Picked Up' },
  lineItemTransaction: { quantity: 1, returnableQuantity: returnableFlag ? 1 : 0 },
  returnableFlag,
})
const order = (orderClassification: string, returnable = true) =>
  v.parse(Order, {
    orderNumber: 'C00012345',
    orderType: 'SALES_ORDER',
    orderClassification,
    transaction: { orderDate },
    group: [{ orderItems: [line(returnable)] }],
  })

describe('[SE-06 A-29] showBisroMessage', () => {
  const on = { showBisroMessage: true, disableReturns: false }

  it.each([
    ['an order of a store', order('STORE'), on, true],
    ['with the flag off', order('STORE'), { ...on, showBisroMessage: false }, false],
    ['where returns are off', order('STORE'), { ...on, disableReturns: true }, false],
    ['with nothing to return', order('STORE', false), on, false],
    ['an order of the site', order('CONSUMER'), on, false],
  ])('%s', (_, of, flags, says) => {
    expect(saysReturnedOnline(of, { country: 'us', now: Date.parse(orderDate), flags })).toBe(says)
  })
})
