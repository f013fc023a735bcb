import { describe, expect, it } from 'vitest'
import { isReturnWindowOpen, lastReturnDay } from './return-window.ts'

const order = { orderDate: '2026-11-18T14:30:00Z', country: 'us' }

describe('last day of the return window', () => {
  it('is the day on which its last moment falls, where the shopper is', () => {
    expect(lastReturnDay({ ...order, timeZone: 'UTC' })).toBe('2027-01-17')
    expect(lastReturnDay({ ...order, timeZone: 'Pacific/Kiritimati' })).toBe('2027-01-18')
    const [last, next] = [Date.parse('2027-01-17T14:29:59Z'), Date.parse('2027-01-17T14:30:00Z')]
    expect([last, next].map((now) => isReturnWindowOpen({ ...order, now }))).toEqual([true, false])
  })

  it('is not known without an order date', () => {
    expect(lastReturnDay({ ...order, orderDate: null, timeZone: 'UTC' })).toBe(null)
  })
})
