import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { isReturnWindowOpen } from '../returns/return-window.ts'
import { lastDaysBefore, lastDaysOf } from './last-days.ts'
import { staleFrom } from './stale-from.ts'

const dayMs = 86_400_000

const orders = fc.record({
  orderDate: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  country: fc.constantFrom(...describedCountries),
})

describe('the last days to return', () => {
  it('[BY-36] are the last of the window of every country, and end as it shuts', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { from, until } = lastDaysOf(order) ?? { from: 0, until: 0 }
        expect(until - from).toBe(lastDaysBefore * dayMs)
        expect(until - Date.parse(order.orderDate)).toBe(profileOf(order.country).returns.windowDays * dayMs)
        expect(isReturnWindowOpen({ ...order, now: until - 1 })).toBe(true)
        expect(isReturnWindowOpen({ ...order, now: until })).toBe(false)
      }),
    )
  })

  it('[BY-38] are of no use once the window has shut, however late they were told of', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: lastDaysBefore * dayMs }), (order, after) => {
        const { from, until } = lastDaysOf(order) ?? { from: 0, until: 0 }
        expect(staleFrom('lastDays', { ...order, happenedAt: from + after })).toBe(until)
      }),
    )
  })

  it('are not known without a date, and then of use for as long as others are', () => {
    expect(lastDaysOf({ orderDate: null, country: 'nl' })).toBeNull()
    expect(staleFrom('lastDays', { orderDate: null, country: 'nl', happenedAt: 0 })).toBe(
      lastDaysBefore * dayMs,
    )
  })
})

describe('what happened', () => {
  it.each([
    ['shipped', 7],
    ['outForDelivery', 0.75],
    ['readyForPickup', 7],
    ['parcelIn', 14],
    ['refunded', 14],
  ] as const)('[BY-38] %s is of use for %d days', (event, days) => {
    const happenedAt = Date.parse('2026-11-20T12:00:00Z')
    const facts = { happenedAt, orderDate: '2026-11-18T12:00:00Z', country: 'nl' }
    expect(staleFrom(event, facts)).toBe(happenedAt + days * dayMs)
  })
})
