import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asMinor, sumMinor } from '../format/money.ts'
import type { ReturnStage } from '../return-progress/return-life.ts'
import { type ReturnedGoods, returnAmounts } from './refund-amounts.ts'

const line = (amount: number, stage: ReturnStage) => ({ amount: asMinor(amount), stage })
const goods = (parts: {
  readonly lines: ReturnedGoods['lines']
  readonly total?: number
  readonly recorded?: number
  readonly waitsForAccount?: boolean
}): ReturnedGoods => ({
  lines: parts.lines,
  total: parts.total === undefined ? null : asMinor(parts.total),
  recorded: parts.recorded === undefined ? null : asMinor(parts.recorded),
  waitsForAccount: parts.waitsForAccount ?? false,
})
const amounts = (parts: Parameters<typeof goods>[0]) => {
  const { due, refunded, toCome, withheld } = returnAmounts(goods(parts))
  return [due, refunded, toCome, Object.fromEntries(withheld.map(({ reason, amount }) => [reason, amount]))]
}

describe('what a return comes to', () => {
  it.each([
    ['all to come while it travels', { lines: [line(100, 'travelling')] }, [100, 0, 100, {}]],
    [
      'its own total before that of its lines',
      { lines: [line(99, 'arrived')], total: 100 },
      [100, 0, 100, {}],
    ],
    ['all back where it is settled without a record', { lines: [line(100, 'settled')] }, [100, 100, 0, {}]],
    [
      'all to come where it is settled and nobody knows the account',
      { lines: [line(100, 'settled')], waitsForAccount: true },
      [100, 0, 100, {}],
    ],
    [
      'what was recorded, early as it may be',
      { lines: [line(100, 'agreed')], recorded: 100 },
      [100, 100, 0, {}],
    ],
    [
      'less what was denied, before and after it is recorded',
      { lines: [line(100, 'settled'), line(40, 'denied')], total: 140, recorded: 100 },
      [140, 100, 0, { denied: 40 }],
    ],
    [
      'less what was denied while the rest is checked',
      { lines: [line(100, 'arrived'), line(40, 'denied')], total: 140 },
      [140, 0, 100, { denied: 40 }],
    ],
    [
      'less than it should, for a reason that nobody tells',
      { lines: [line(100, 'settled')], recorded: 85 },
      [100, 85, 0, { other: 15 }],
    ],
    [
      'less for both',
      { lines: [line(100, 'settled'), line(40, 'denied')], total: 140, recorded: 90 },
      [140, 90, 0, { denied: 40, other: 10 }],
    ],
    [
      'nothing but what was denied',
      { lines: [line(99, 'denied')], total: 100 },
      [100, 0, 0, { denied: 100 }],
    ],
    [
      'all back that was recorded, denied or not',
      { lines: [line(100, 'denied')], recorded: 100 },
      [100, 100, 0, {}],
    ],
    [
      'more than was asked, where more was recorded',
      { lines: [line(100, 'settled')], recorded: 120 },
      [120, 120, 0, {}],
    ],
    ['nothing where it was dropped', { lines: [line(100, 'dropped')], total: 100 }, [0, 0, 0, {}]],
    [
      'the rest where one piece was dropped',
      { lines: [line(100, 'dropped'), line(40, 'agreed')], total: 140 },
      [40, 0, 40, {}],
    ],
    ['nothing without lines', { lines: [] }, [0, 0, 0, {}]],
  ] as const)('[BY-57] comes to %s', (_, parts, expected) => {
    expect(amounts(parts)).toEqual(expected)
  })

  it('[BY-57] what is back, to come and withheld adds up to what is due, and none is below nothing', () => {
    const stage = fc.constantFrom<ReturnStage>(
      'asked',
      'agreed',
      'travelling',
      'arrived',
      'settled',
      'denied',
      'dropped',
    )
    const amount = fc.nat(99_999_999)
    const lines = fc.array(fc.record({ amount: amount.map(asMinor), stage }), { maxLength: 6 })
    const maybe = fc.option(amount.map(asMinor))
    fc.assert(
      fc.property(lines, maybe, maybe, fc.boolean(), (given, total, recorded, waitsForAccount) => {
        const { due, refunded, toCome, withheld } = returnAmounts({
          lines: given,
          total,
          recorded,
          waitsForAccount,
        })
        const held = withheld.map((part) => part.amount)
        expect(refunded + toCome + sumMinor(held)).toBe(due)
        expect(Math.min(refunded, toCome, ...held)).toBeGreaterThanOrEqual(0)
        expect(refunded).toBe(recorded ?? refunded)
      }),
    )
  })
})
