import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../testing/samples.ts'
import { mergeFetchedOrder, needsRefresh, orderCacheMs, outdated } from './order-cache.ts'

const now = Date.parse('2026-11-20T11:00:00Z')

describe('order cache', () => {
  it.each([
    ['absent', null, true],
    ['never asked for', undefined, true],
    ['just fetched', { order: { shouldRefresh: false }, fetchedAt: now }, false],
    ['flagged shouldRefresh', { order: { shouldRefresh: true }, fetchedAt: now }, true],
    ['exactly 10 minutes old', { order: { shouldRefresh: false }, fetchedAt: now - 600_000 }, false],
    ['older than 10 minutes', { order: { shouldRefresh: false }, fetchedAt: now - 600_001 }, true],
    ['fetched a moment ahead of the clock', { order: { shouldRefresh: false }, fetchedAt: now + 900 }, false],
    ['fetched far ahead of the clock', { order: { shouldRefresh: false }, fetchedAt: now + 600_001 }, true],
  ])('[OD-07] an order %s is fetched again: %s', (_, cached, again) => {
    expect(needsRefresh(cached, now)).toBe(again)
  })

  it('[OD-07] an order of which something has changed is fetched again, and is the same until then', () => {
    const cached = { order: sampleOrder({ shouldRefresh: false }), fetchedAt: now }
    expect(needsRefresh(cached, now)).toBe(false)
    expect(needsRefresh(outdated(cached), now)).toBe(true)
    expect(outdated(cached)).toEqual({ ...cached, order: { ...cached.order, shouldRefresh: true } })
  })

  it('[OD-07] serves for 10 minutes and then, once stale, stays so', () => {
    expect(orderCacheMs).toBe(600_000)
    fc.assert(
      fc.property(fc.nat(3_600_000), fc.nat(3_600_000), (age, later) => {
        const cached = { order: { shouldRefresh: false }, fetchedAt: now }
        expect(needsRefresh(cached, now + age)).toBe(age > 600_000)
        expect(!needsRefresh(cached, now + age) || needsRefresh(cached, now + age + later)).toBe(true)
      }),
    )
  })
})

describe('a fetched order', () => {
  const money = (orderTotal: number | null) => ({
    transaction: { orderTotal },
    transactionAlt: { orderTotal },
  })
  const returned = (orderTotal: number | null) =>
    sampleOrder({ orderType: 'RETURN_ORDER', orderNumber: 'R0123456', ...money(orderTotal) })
  const known = sampleOrder({
    orderType: 'RETURN_ORDER',
    orderNumber: 'R0123456',
    returnMethod: 'old',
    ...money(41.4),
  })

  it('[OD-05] of a return with non-zero total keeps the new transaction', () => {
    expect(mergeFetchedOrder(known, returned(38))).toEqual(returned(38))
  })

  it.each([0, null])(
    '[OD-05] of a return with total %s keeps the previous transaction, and the rest as sent',
    (total) => {
      expect(mergeFetchedOrder(known, returned(total))).toEqual({
        ...returned(total),
        transaction: known.transaction,
        transactionAlt: known.transactionAlt,
      })
    },
  )

  it('[OD-05] of a return that was not known before stays as sent', () => {
    expect(mergeFetchedOrder(null, returned(0))).toEqual(returned(0))
  })

  it('of a sales order replaces what was known, whatever its total', () => {
    const fetched = sampleOrder(money(0))
    expect(mergeFetchedOrder(sampleOrder(money(129)), fetched)).toEqual(fetched)
  })
})
