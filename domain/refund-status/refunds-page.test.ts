import { describe, expect, it } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import { refundsPageOf } from './refunds-page.ts'

const of = (status: string) => ({ group: [{ orderItems: [sampleLine({ lineItemStatus: { status } })] }] })
const number = sampleOrder().orderNumber

describe('the page of the refunds of an order', () => {
  it.each([
    ['is not there while nothing goes back', sampleOrder(of('Delivered')), null],
    ['is the order’s own once something was sent back', sampleOrder(of('Return Created')), number],
    [
      'is the order’s own once something was cancelled and paid for',
      sampleOrder({ ...of('Cancelled'), cancelRefund: { amount: 1, recordedAt: '2026-11-20T12:00:00Z' } }),
      number,
    ],
    ['is not there of what was cancelled and never paid', sampleOrder(of('Cancelled')), null],
    [
      'is the sale’s of a return, whatever its status',
      sampleOrder({ ...of('Authorized'), orderType: 'RETURN_ORDER', parentSalesOrderNumber: 'PD48KX20917' }),
      'PD48KX20917',
    ],
    ['is not there of a return without a sale', sampleOrder({ orderType: 'RETURN_ORDER' }), null],
    [
      'is not there of an order from a partner',
      sampleOrder({ ...of('Return Created'), orderType: 'PARTNER_SALES_ORDER' }),
      null,
    ],
  ] as const)('[BY-60] %s', (_, order, expected) => {
    expect(refundsPageOf(order)).toBe(expected)
  })
})
