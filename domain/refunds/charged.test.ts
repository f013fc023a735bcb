import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../testing/samples.ts'
import { isUncharged } from './charged.ts'

const paidBy = (...types: readonly string[]) =>
  types.map((paymentType) => ({ paymentType }) as { readonly paymentType: 'COD' })

describe('an order that was charged to nobody', () => {
  it.each([
    ['is paid on delivery', { payment: paidBy('COD') }, true],
    ['waits for its payment', { paymentHoldFlag: true, payment: paidBy('CREDIT_CARD') }, true],
    ['is paid by card, and is none', { payment: paidBy('CREDIT_CARD') }, false],
    ['is paid in part on delivery, and is none', { payment: paidBy('COD', 'GIFT_CERTIFICATE') }, false],
    ['is paid in no known way, and is none', { payment: [] }, false],
  ])('%s', (_, parts, expected) => {
    expect(isUncharged(sampleOrder(parts))).toBe(expected)
  })
})
