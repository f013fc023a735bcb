import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationEvents } from '../../contract/notifications/notification.ts'
import type { SimpleStatus } from '../status/simple-status.ts'
import { type EventFacts, possibleEvents } from './possible-events.ts'
import { isStillTrue } from './still-true.ts'

const facts: EventFacts = {
  statuses: ['ordered'],
  isPickup: false,
  isReturnable: true,
  returns: [],
  orderDate: '2026-11-18T12:00:00Z',
  country: 'nl',
  now: Date.parse('2026-11-20T12:00:00Z'),
}
const statuses: readonly SimpleStatus[] = [
  'ordered',
  'orderConfirmed',
  'preparingShipment',
  'shipped',
  'delivered',
  'readyForPickUp',
]
const someFacts = fc.record({
  statuses: fc.array(fc.constantFrom(...statuses), { maxLength: 4 }),
  isPickup: fc.boolean(),
  isReturnable: fc.boolean(),
  returns: fc.array(fc.record({ isIn: fc.boolean() }), { maxLength: 3 }),
  orderDate: fc.constantFrom(null, '2026-09-01T12:00:00Z', '2026-11-18T12:00:00Z'),
  country: fc.constantFrom('nl', 'us', 'jp'),
  now: fc.constant(facts.now),
})

describe('what an order can still tell of', () => {
  it.each([
    ['a new one', {}, ['shipped', 'outForDelivery', 'lastDays', 'parcelIn', 'refunded']],
    ['one on its way', { statuses: ['shipped'] }, ['outForDelivery', 'lastDays', 'parcelIn', 'refunded']],
    ['one that has come', { statuses: ['delivered'] }, ['lastDays', 'parcelIn', 'refunded']],
    [
      'one that is fetched',
      { isPickup: true, statuses: ['preparingShipment'] },
      ['readyForPickup', 'lastDays', 'parcelIn', 'refunded'],
    ],
    [
      'one of which nothing goes back but what is on its way',
      { statuses: ['delivered'], isReturnable: false, returns: [{ isIn: false }] },
      ['parcelIn', 'refunded'],
    ],
    [
      'one whose return is in',
      { statuses: ['delivered'], isReturnable: false, returns: [{ isIn: true }] },
      ['refunded'],
    ],
    ['one of long ago', { statuses: ['delivered'], orderDate: '2025-11-18T12:00:00Z' }, []],
    ['a canceled one', { statuses: [], isReturnable: false }, []],
  ] satisfies [string, Partial<EventFacts>, readonly string[]][])('[BY-36] %s', (_, changes, events) => {
    expect(possibleEvents({ ...facts, ...changes })).toEqual(events)
  })

  it('[BY-36] is said in the order in which it happens, each once, and never of both ways to get it', () => {
    fc.assert(
      fc.property(someFacts, (some) => {
        const events = possibleEvents(some)
        expect(events).toEqual(notificationEvents.filter((event) => events.includes(event)))
        expect(events.includes('readyForPickup') && events.includes('shipped')).toBe(false)
      }),
    )
  })
})

describe('what is still worth telling', () => {
  const whole = { isCanceled: false, isReturnable: true }
  it('[BY-38] nothing is out for delivery that has come, nor ready that was fetched, nor shipped that was canceled', () => {
    expect(isStillTrue('outForDelivery', { ...whole, statuses: ['shipped'] })).toBe(true)
    expect(isStillTrue('outForDelivery', { ...whole, statuses: ['delivered'] })).toBe(false)
    expect(isStillTrue('readyForPickup', { ...whole, statuses: ['readyForPickUp'] })).toBe(true)
    expect(isStillTrue('readyForPickup', { ...whole, statuses: ['delivered'] })).toBe(false)
    expect(isStillTrue('shipped', { ...whole, statuses: ['delivered'] })).toBe(true)
    expect(isStillTrue('lastDays', { ...whole, isReturnable: false, statuses: ['delivered'] })).toBe(false)
    expect(isStillTrue('lastDays', { ...whole, statuses: ['delivered'] })).toBe(true)
  })

  it('[BY-38] money that came back came back, whatever became of the order; nothing else is told of a canceled one', () => {
    for (const event of notificationEvents) {
      const told = isStillTrue(event, { isCanceled: true, isReturnable: true, statuses })
      expect([event, told]).toEqual([event, event === 'parcelIn' || event === 'refunded'])
    }
  })
})
