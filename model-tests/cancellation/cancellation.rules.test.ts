import { describe, expect, test } from 'vitest'
import {
  attemptOf,
  describeFailed,
  isCancellable,
  nextMinuteMs,
  windowLeftMs,
} from '../../machines/cancellation/cancellation.rules.ts'
import { sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, orderNumber } from './cancellation.parts.ts'

const order = sampleOrder()
const facts = { order, country: 'us', recentChange: null, now: () => walkTime }

describe('cancellation: its rules', () => {
  test('an attempt is about the order, as who asks for it, with the key from before a reload', () => {
    expect(attemptOf({ order, isMember: false, pendingKey: 'key-0' })).toEqual({
      target: { orderNumber },
      request: { order, isMember: false },
      pendingKey: 'key-0',
    })
  })

  test('the window ends thirty minutes after the order was placed', () => {
    const left = (passed: number) => windowLeftMs({ ...facts, now: () => walkTime + passed })
    expect([left(0), left(20 * minute - 1), left(20 * minute), left(30 * minute)]).toEqual([
      20 * minute,
      1,
      0,
      0,
    ])
  })

  test.each([
    [20 * minute, minute],
    [19 * minute + 1, 1],
    [minute + 30_000, 30_000],
    [59_999, 59_999],
    [0, minute],
  ])('with %i ms left the number of minutes changes in %i ms', (left, next) => {
    expect(nextMinuteMs(left)).toBe(next)
  })

  test('an order can be cancelled in its time, unless it was just cancelled', () => {
    expect(isCancellable(facts)).toBe(true)
    expect(isCancellable({ ...facts, now: () => walkTime + 20 * minute })).toBe(false)
    expect(isCancellable({ ...facts, recentChange: 'cancelled' })).toBe(false)
    expect(isCancellable({ ...facts, recentChange: 'cancellationPending' })).toBe(false)
  })

  test('a refusal for the order’s state is reported as denied, any other by its status and code', () => {
    expect(describeFailed({ code: 'order_state', status: 409 })).toBe('denied')
    expect(describeFailed({ code: 'internal', status: 500 })).toBe('500 internal')
    expect(describeFailed({ code: 'not_sent', status: null })).toBe('not_sent')
  })
})
