import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaymentOver, paymentDeadline } from './payment-deadline.ts'

const orderDate = '2026-11-20T10:00:00.000Z'
const hoursOn = (hours: number) => Date.parse(orderDate) + hours * 60 * 60_000

describe('until when an unpaid order can be paid', () => {
  it('is three days from its date, and a day in China', () => {
    expect(paymentDeadline({ orderDate, country: 'us' })).toBe(hoursOn(72))
    expect(paymentDeadline({ orderDate, country: 'cn' })).toBe(hoursOn(24))
    expect(paymentDeadline({ orderDate, country: null })).toBe(hoursOn(72))
  })

  it('ends at that very moment, and never begins again', () => {
    const span = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(span, fc.nat(1_000_000_000), (offset, more) => {
        const until = paymentDeadline({ orderDate, country: 'us' }) ?? 0
        const isOver = (now: number) => isPaymentOver({ orderDate, country: 'us', now })
        expect(isOver(until + offset)).toBe(offset >= 0)
        expect(isOver(until + offset) && !isOver(until + offset + more)).toBe(false)
      }),
    )
  })

  it.each([null, '', 'yesterday'])('is not known of the order date %s, so that nothing ends', (unknown) => {
    expect(paymentDeadline({ orderDate: unknown, country: 'us' })).toBeNull()
    expect(isPaymentOver({ orderDate: unknown, country: 'us', now: hoursOn(10_000) })).toBe(false)
  })
})
