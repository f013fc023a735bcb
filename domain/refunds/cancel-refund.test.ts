import { describe, expect, it } from 'vitest'
import { asMinor } from '../format/money.ts'
import { cancelledAmount } from './cancel-refund.ts'
import type { Charge } from './charged.ts'

const line = (amount: number, isCancelled: boolean) => ({ amount: asMinor(amount), isCancelled })
const both = [line(10_000, true), line(17_000, true)]
const card: Charge = { isPaymentDue: false, paymentTypes: ['CREDIT_CARD'] }
const orderTotal = asMinor(27_800)

describe('what cancelled lines give back', () => {
  it.each([
    ['nothing without a cancelled line', [line(10_000, false), line(17_000, false)], card, 0],
    ['nothing of an order without lines', [], card, 0],
    ['each cancelled line what it came to', [line(10_000, false), line(17_000, true)], card, 17_000],
    ['the whole total with its shipping, once all are', both, card, 27_800],
    ['nothing of what is paid at the door', both, { ...card, paymentTypes: ['COD'] }, 0],
    [
      'all of what is paid in part at the door',
      both,
      { ...card, paymentTypes: ['COD', 'GIFT_CERTIFICATE'] },
      27_800,
    ],
    ['nothing while the payment is due', both, { ...card, isPaymentDue: true }, 0],
    ['all of what was paid in a way that nobody knows', both, { ...card, paymentTypes: [] }, 27_800],
  ] as const)('%s', (_, lines, charge, amount) => {
    expect(cancelledAmount({ lines, ...charge, orderTotal })).toBe(amount)
  })

  it('[BY-16] never more than the total, where promotions of the whole order made it less than its lines', () => {
    const lines = [line(10_000, true), line(17_000, true), line(1, false)]
    expect(cancelledAmount({ lines, ...card, orderTotal: asMinor(20_000) })).toBe(20_000)
  })

  it('of an order without a total what each cancelled line came to', () => {
    const of = (lines: typeof both) => cancelledAmount({ lines, ...card, orderTotal: null })
    expect([of([line(10_000, false), line(17_000, true)]), of(both), of([line(5, false)])]).toEqual([
      17_000, 27_000, 0,
    ])
  })
})
