import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statementFaults } from './statement.ts'
import {
  submissionGraceMs,
  type WithdrawalFacts,
  type WithdrawalLine,
  withdrawalRefusal,
  withdrawalStanding,
} from './withdrawal.ts'

const line = (id: string, more: Partial<WithdrawalLine> = {}): WithdrawalLine => ({
  id,
  status: 'delivered',
  quantity: 1,
  isCustomDesign: false,
  receivedAt: '2026-11-12T09:00:00Z',
  ...more,
})
const facts = (more: Partial<WithdrawalFacts> = {}): WithdrawalFacts => ({
  orderType: 'SALES_ORDER',
  orderClassification: 'CONSUMER',
  lines: [line('a'), line('b')],
  withdrawn: [],
  country: 'de',
  now: Date.parse('2026-11-20T12:00:00Z'),
  ...more,
})
const kind = (more: Partial<WithdrawalFacts>) => withdrawalStanding(facts(more)).kind
const custom = { isCustomDesign: true } as const
const late = Date.parse('2026-11-26T23:00:00Z')

describe('withdrawing from an order', () => {
  test('[BY-07] is open until the end of the last day', () => {
    expect(withdrawalStanding(facts())).toEqual({
      kind: 'open',
      lines: ['a', 'b'],
      exempt: [],
      lastDay: '2026-11-26',
    })
    expect([kind({ now: late - 1 }), kind({ now: late })]).toEqual(['open', 'over'])
    expect(withdrawalStanding(facts({ now: late }))).toEqual({ kind: 'over', lastDay: '2026-11-26' })
  })

  test('[BY-10] a statement that was submitted in time is in time when the host has it', () => {
    expect(kind({ now: late + 60_000 - submissionGraceMs })).toBe('open')
    expect(kind({ now: late + 2 * submissionGraceMs - submissionGraceMs })).toBe('over')
  })

  test('[BY-10] is open before anything, or while something, is still to come', () => {
    const coming = line('b', { status: 'shipped', receivedAt: null })
    const muchLater = Date.parse('2027-06-01T00:00:00Z')
    expect(withdrawalStanding(facts({ lines: [line('a'), coming], now: muchLater }))).toMatchObject({
      kind: 'open',
      lines: ['a', 'b'],
      lastDay: null,
    })
  })

  test('[BY-10] what was canceled holds up no period', () => {
    const canceled = line('b', { status: 'cancelled', receivedAt: null })
    expect(withdrawalStanding(facts({ lines: [line('a'), canceled] }))).toMatchObject({
      lines: ['a'],
      lastDay: '2026-11-26',
    })
  })

  test.each([
    ['a country without the right', { country: 'gb' }],
    ['a country that nobody knows', { country: null }],
    ['a purchase from a store', { orderClassification: 'STORE' }],
    ['a return', { orderType: 'RETURN_ORDER' }],
    ['an order with a partner', { orderType: 'PARTNER_SALES_ORDER' }],
    ['an order that was canceled', { lines: [line('a', { status: 'cancelled' })] }],
    ['an order that is on its way back', { lines: [line('a', { status: 'returnInProcess' })] }],
    ['a line of which nothing is left', { lines: [line('a', { quantity: 0 })] }],
  ] as const)('[BY-07] is not for %s', (_, more) => {
    expect(kind(more)).toBe('none')
  })

  test('[BY-11] custom designs are exempt, beside others or alone', () => {
    expect(withdrawalStanding(facts({ lines: [line('a'), line('b', custom)] }))).toMatchObject({
      kind: 'open',
      lines: ['a'],
      exempt: ['b'],
    })
    expect(kind({ lines: [line('a', custom)] })).toBe('exempt')
  })

  test('[BY-08] what was withdrawn from is not withdrawn from again, and the rest can be', () => {
    expect(withdrawalStanding(facts({ withdrawn: ['a'] }))).toMatchObject({ kind: 'open', lines: ['b'] })
    expect(kind({ withdrawn: ['a', 'b'] })).toBe('withdrawn')
    expect(kind({ withdrawn: ['a'], now: late })).toBe('withdrawn')
    expect(kind({ withdrawn: ['a'], lines: [line('a'), line('b', custom)] })).toBe('withdrawn')
  })

  test('[BY-11][BY-10] a statement is refused by the first thing that speaks against it', () => {
    const refusal = (lines: string[], more: Partial<WithdrawalFacts> = {}) => {
      const known = facts(more)
      return withdrawalRefusal(lines, withdrawalStanding(known), known.withdrawn)
    }
    const mixed = { lines: [line('a'), line('b', custom)] }
    expect([
      refusal(['a']),
      refusal(['a', 'b']),
      refusal([]),
      refusal(['a', 'c']),
      refusal(['b'], mixed),
      refusal(['a', 'b'], mixed),
      refusal(['a'], { withdrawn: ['a'] }),
      refusal(['a'], { now: late }),
      refusal(['a'], { country: 'us' }),
      refusal(['a'], { lines: [line('a', custom)] }),
      refusal(['a'], { withdrawn: ['a', 'b'] }),
    ]).toEqual([
      null,
      null,
      'unavailable',
      'unavailable',
      'exempt',
      'exempt',
      'withdrawn',
      'over',
      'unavailable',
      'exempt',
      'withdrawn',
    ])
  })

  test('[BY-08][BY-11] no statement is taken of a line that is exempt, gone or withdrawn, whatever the order', () => {
    const lines = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        status: fc.constantFrom('delivered', 'shipped', 'cancelled', 'returnCreated'),
        quantity: fc.constantFrom(0, 1, 2),
        isCustomDesign: fc.boolean(),
        receivedAt: fc.constantFrom(null, '2026-11-12T09:00:00Z', '2026-10-12T09:00:00Z'),
      }),
      { selector: ({ id }) => id },
    )
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(lines, ids, ids, (known, withdrawn, asked) => {
        const order = facts({ lines: known, withdrawn })
        if (withdrawalRefusal(asked, withdrawalStanding(order), withdrawn) !== null) return
        expect(asked.length).toBeGreaterThan(0)
        for (const id of asked) {
          const found = known.find((candidate) => candidate.id === id)
          expect(found).toMatchObject({ isCustomDesign: false })
          expect(['delivered', 'shipped']).toContain(found?.status)
          expect(withdrawn).not.toContain(id)
        }
      }),
    )
  })
})

describe('a statement', () => {
  test('[BY-08] needs a name, an address and something to withdraw from, and nothing else', () => {
    const whole = { name: 'Jonas Keil', email: 'jonas@example.com', lines: ['a'] }
    expect(statementFaults(whole)).toEqual({})
    expect(statementFaults({ name: ' ', email: ' ', lines: [] })).toEqual({
      lines: 'missing',
      name: 'missing',
      email: 'missing',
    })
    expect(statementFaults({ ...whole, email: 'jonas@' })).toEqual({ email: 'invalid' })
  })
})
