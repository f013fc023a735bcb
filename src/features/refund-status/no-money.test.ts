import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { RefundEntry } from '../../../contract/orders/refund-status.ts'
import { refundView } from '../../../domain/refund-status/refund-overview.ts'
import { isAllWithoutMoney, isDenied, isWithoutMoney } from './no-money.ts'

const viewsOf = (status: string, isForMoney = false) => {
  const storeCredit = { amount: 140, bonus: 14 }
  const entry = v.parse(RefundEntry, {
    kind: 'return',
    orderNumber: 'R00000001',
    currency: 'USD',
    country: 'us',
    requestedAt: '2026-11-10T08:30:00Z',
    returnMethod: 'upsDropoff',
    standing: { lineItemStatus: { status } },
    pieces: [],
    due: isForMoney ? 140 : 0,
    refunded: 0,
    toCome: isForMoney ? 140 : 0,
    withheld: [],
    parts: [],
    exchange: isForMoney ? null : { lines: [], exchanged: 0, charged: 0, storeCredit },
  })
  return [refundView(entry, { timeZone: 'UTC', now: Date.parse('2026-11-15T12:00:00Z') })]
}

describe('returns of which no money comes back', () => {
  test('[BY-59] a return for store credit was denied or called off as it says itself, though nothing of it is withheld', () => {
    expect(viewsOf('Return Denied').map(isDenied)).toEqual([true])
    expect(viewsOf('Cancelled').map(isDenied)).toEqual([false])
  })

  test.each([
    ['In Transit', true],
    ['Return Processed', true],
    ['Return Denied', false],
    ['Cancelled', false],
  ])(
    '[BY-05] store credit in place of money is what was chosen, unless the return came to nothing: %s',
    (status, expected) => {
      expect(viewsOf(status).map(isWithoutMoney)).toEqual([expected])
      expect(isAllWithoutMoney(viewsOf(status))).toBe(expected)
    },
  )

  test('[BY-05] beside store credit, a return that was called off brings no money, and one for money does', () => {
    const credit = viewsOf('In Transit')
    expect(isAllWithoutMoney([...credit, ...viewsOf('Cancelled')])).toBe(true)
    expect(isAllWithoutMoney([...credit, ...viewsOf('In Transit', true)])).toBe(false)
  })
})
