import { describe, expect, test } from 'vitest'
import {
  renewDelayMs,
  renewInMs,
  sessionRetryMs,
  startOfSession,
} from '../../machines/session/session.rules.ts'
import { walkTime } from '../samples/samples.ts'
import { knownMember, visitor } from './session.model.ts'

const minute = 60_000
const until = (ms: number) => ({ expiresAt: new Date(walkTime + ms).toISOString() })
const now = () => walkTime

describe('session: when a token is renewed', () => {
  test.each([
    ['ten minutes', 10 * minute, 9 * minute],
    ['a minute and a millisecond', minute + 1, 1],
    ['a minute', minute, 0],
    ['half a minute', minute / 2, 0],
    ['nothing', -minute, 0],
  ])('with %s left', (_, left, renewal) => {
    expect(renewInMs(until(left), walkTime)).toBe(renewal)
  })

  test('without a member at once, as far as that goes', () => {
    expect(renewInMs(null, walkTime)).toBe(0)
    expect(renewDelayMs(null, walkTime)).toBe(5_000)
  })

  test('never sooner than five seconds after the last one', () => {
    expect(sessionRetryMs).toBe(5_000)
    expect(renewDelayMs(until(minute), walkTime)).toBe(5_000)
    expect(renewDelayMs(until(minute + 5_001), walkTime)).toBe(5_001)
    expect(renewDelayMs(until(10 * minute), walkTime)).toBe(9 * minute)
  })
})

describe('session: what a page begins with', () => {
  test('nobody, where it came without', () => {
    expect(startOfSession({ now, known: null })).toEqual({
      now,
      isKnown: false,
      endsEverywhere: false,
      member: null,
      visitor: null,
    })
  })

  test('its member without a token, or its guest with whose order was looked up', () => {
    expect(startOfSession({ now, known: knownMember })).toEqual({
      now,
      isKnown: true,
      endsEverywhere: false,
      member: { ...knownMember, accessToken: null },
      visitor: null,
    })
    expect(startOfSession({ now, known: { status: 'guest', visitor } })).toEqual({
      now,
      isKnown: true,
      endsEverywhere: false,
      member: null,
      visitor,
    })
  })
})
