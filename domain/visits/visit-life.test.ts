import { describe, expect, it } from 'vitest'
import { meetingPlaceOf, visitLapsesMs, visitRefusal, visitStageAt } from './visit-life.ts'

const at = Date.parse('2026-11-20T18:00:00Z')

describe('a visit', () => {
  it.each([
    ['before its time', at - 1, 'expected'],
    ['at its time', at, 'expected'],
    ['once it has passed', at + 1, 'earlier'],
    ['almost two hours later', at + visitLapsesMs - 1, 'earlier'],
    ['two hours later', at + visitLapsesMs, 'lapsed'],
  ] as const)('[BY-44] %s', (_, now, stage) => {
    expect(visitStageAt(at, now)).toBe(stage)
  })

  it.each([
    ['CAR', true, 'CURB'],
    ['CAR', false, 'COUNTER'],
    ['BICYCLE', true, 'COUNTER'],
    ['ON_FOOT', true, 'COUNTER'],
  ] as const)('[BY-43] by %s, where orders are brought out: %s, is met at the %s', (means, brings, place) => {
    expect(meetingPlaceOf(means, brings)).toBe(place)
  })

  const standing = { orderType: 'SALES_ORDER', cancellation: 'none', isPaymentDue: false } as const
  const pickup = { place: 'STORE', status: 'READY_FOR_PICK_UP' } as const
  it.each([
    ['an order that waits', standing, pickup, null],
    ['an order that is delivered', standing, null, 'noStore'],
    ['an order at a carrier’s point', standing, { ...pickup, place: 'PICKUP_POINT' }, 'noStore'],
    ['a return', { ...standing, orderType: 'RETURN_ORDER' }, pickup, 'noStore'],
    ['an order that is packed', standing, { ...pickup, status: 'PREPARING' }, 'notReady'],
    ['an order of which nothing is known', standing, { ...pickup, status: null }, 'notReady'],
    ['an order that was fetched', standing, { ...pickup, status: 'PICKED_UP' }, 'over'],
    ['a canceled order', { ...standing, cancellation: 'done' }, pickup, 'cancelled'],
    ['an order about to be', { ...standing, cancellation: 'pending' }, pickup, 'cancelled'],
  ] as const)('[BY-43] of %s', (_, of, how, refusal) => {
    expect(visitRefusal({ standing: of, pickup: how })).toBe(refusal)
  })
})
