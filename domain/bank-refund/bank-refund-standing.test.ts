import { describe, expect, it } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { sampleOrder } from '../testing/samples.ts'
import { hasFaults } from './bank-details.ts'
import { bankRefundStanding } from './bank-refund.ts'

const byBank = { sent: null } as NonNullable<Order['bankRefund']>
const order = (parts: Partial<Pick<Order, 'orderType' | 'bankRefund' | 'refund'>>) => ({
  ...sampleOrder({ orderType: 'RETURN_ORDER' }),
  ...parts,
})

describe('[RF-01] where a return’s refund to a bank account stands', () => {
  it.each([
    ['due', { bankRefund: byBank }],
    ['sent', { bankRefund: { ...byBank, sent: {} as never } }],
    ['paid', { bankRefund: byBank, refund: {} as NonNullable<Order['refund']> }],
    ['otherWay', { bankRefund: null }],
    ['otherWay', { bankRefund: byBank, orderType: 'SALES_ORDER' as const }],
  ])('%s', (standing, parts) => {
    expect(bankRefundStanding(order(parts))).toBe(standing)
  })

  it('details without a fault have none', () => {
    expect([hasFaults({}), hasFaults({ iban: 'missing' })]).toEqual([false, true])
  })
})
