import { describe, expect, test } from 'vitest'
import { checkOf, isFilled, isInvalid, isNotFound } from '../../machines/gift-card/gift-card.rules.ts'
import { isRateLimited, waitMsOf } from '../../machines/rate-limit.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { problem } from '../samples/samples.ts'

const number = '6006004912773501820'

describe('gift card: what is asked', () => {
  test('the number goes out without its gaps', () => {
    expect(checkOf({ accountNumber: '6006 0049-1277 3501 820', pin: '482913', currency: 'USD' })).toEqual({
      accountNumber: number,
      pin: '482913',
      currency: 'USD',
    })
  })

  test.each([
    [number, '482913', true],
    [number, '48291', false],
    [number.slice(1), '482913', false],
    ['', '', false],
  ])('number %j and PIN %j are filled in: %s', (accountNumber, pin, filled) => {
    expect(isFilled({ accountNumber, pin })).toBe(filled)
  })
})

describe('gift card: what the host says', () => {
  test.each([
    ['a balance', succeeded({ balance: 65.5 }), [false, false, false], 60_000],
    ['too many tries', failed(problem(429, 'rate_limited', 42_000)), [true, false, false], 42_000],
    [
      'too many tries, for how long is not said',
      failed(problem(429, 'rate_limited')),
      [true, false, false],
      60_000,
    ],
    ['no such card', failed(problem(400, 'gift_card_not_found')), [false, true, true], 60_000],
    ['no such card, by status', failed(problem(404, 'not_found')), [false, true, false], 60_000],
    ['a value that is none', failed(problem(400, 'validation')), [false, false, true], 60_000],
    ['trouble', failed(problem(503, 'unavailable', 9_000)), [false, false, false], 9_000],
    ['no answer', failed({ kind: 'network' }), [false, false, false], 60_000],
    [
      'an answer that nobody can read',
      failed({ kind: 'malformed', status: 429 }),
      [false, false, false],
      60_000,
    ],
    [
      'another that nobody can read',
      failed({ kind: 'unparsable', status: 400 }),
      [false, false, false],
      60_000,
    ],
  ])('%s', (_, result, says, wait) => {
    expect([isRateLimited(result), isNotFound(result), isInvalid(result)]).toEqual(says)
    expect(waitMsOf(result)).toBe(wait)
  })
})
