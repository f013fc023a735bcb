import { describe, expect, it } from 'vitest'
import { asMinor } from '../format/money.ts'
import { cancelledAmount } from './cancel-refund.ts'

const line = (amount: number, isCancelled: boolean) => ({ amount: asMinor(amount), isCancelled })
const card = [{ paymentType: 'CREDIT_CARD' }] as const
const orderTotal = asMinor(27_800)

describe('what cancelled lines give back', () => {
  it.each([
    ['nothing without a cancelled line', [line(10_000, false), line(17_000, false)], card, 0],
    ['each cancelled line what it came to', [line(10_000, false), line(17_000, true)], card, 17_000],
    [
      'the whole total with its shipping, once all are',
      [line(10_000, true), line(17_000, true)],
      card,
      27_800,
    ],
    ['nothing of what is paid at the door', [line(10_000, true)], [{ paymentType: 'COD' }] as const, 0],
    ['nothing where nothing is known of a payment', [line(10_000, true)], [], 0],
  ])('%s', (_, lines, payments, amount) => {
    expect(cancelledAmount({ lines, payments, orderTotal })).toBe(amount)
  })
})
