import { describe, expect, test } from 'vitest'
import {
  isNoMatch,
  numberToReturnTo,
  questionOf,
  visitorOf,
} from '../../machines/guest-lookup/guest-lookup.rules.ts'
import type { GuestLookupContext } from '../../machines/guest-lookup/guest-lookup.types.ts'
import { isRateLimited, waitMsOf } from '../../machines/rate-limit.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { sampleLookupInput } from '../samples/lookup-samples.ts'
import { problem, sampleOrder, walkTime } from '../samples/samples.ts'

const form = {
  orderNumber: ' C0000-0001 ',
  email: ' lina@example.com ',
  phone: '+1 202-555-0101',
  contact: 'email',
  hasAgreed: false,
} as const
const context = (changes: Partial<GuestLookupContext> = {}): GuestLookupContext => ({
  ...sampleLookupInput(() => walkTime),
  form,
  country: 'ca',
  language: 'fr',
  refusals: 0,
  retryAt: null,
  order: null,
  visitor: null,
  ...changes,
})

describe('guest lookup: what the host is asked', () => {
  test.each([
    ['email', { email: 'lina@example.com', phone: null }],
    ['phone', { email: null, phone: '1 2025550101' }],
  ] as const)('the number and the %s that shows, without the other contact', (contact, sent) => {
    const asked = context({ form: { ...form, contact } })
    expect(questionOf(asked)).toEqual({ orderNumber: 'C00000001', country: 'ca', language: 'fr', ...sent })
    const ids = ['visitor-1', 'visit-1']
    expect(visitorOf({ ...asked, newId: () => ids.shift() ?? '' })).toEqual({
      ...sent,
      visitorId: 'visitor-1',
      visit: 'visit-1',
    })
  })

  test.each([
    [' C0000-0001 ', 'C00000001'],
    ['', null],
    ['../elsewhere', null],
  ])('who signs in with %j typed comes back to %j', (orderNumber, returnsTo) => {
    expect(numberToReturnTo({ form: { ...form, orderNumber } })).toBe(returnsTo)
  })
})

describe('guest lookup: what the host says', () => {
  test.each([
    ['the order', succeeded(sampleOrder()), [false, false], 60_000],
    ['too many tries', failed(problem(429, 'rate_limited', 42_000)), [true, false], 42_000],
    ['too many tries, for how long is not said', failed(problem(429, 'rate_limited')), [true, false], 60_000],
    ['no such order', failed(problem(404, 'order_not_found')), [false, true], 60_000],
    ['a value that is none', failed(problem(400, 'validation')), [false, true], 60_000],
    ['trouble', failed(problem(503, 'unavailable')), [false, false], 60_000],
    ['no answer', failed({ kind: 'timeout' }), [false, false], 60_000],
    ['an answer that nobody can read', failed({ kind: 'malformed', status: 404 }), [false, false], 60_000],
    ['another that nobody can read', failed({ kind: 'unparsable', status: 429 }), [false, false], 60_000],
  ])('%s', (_, result, says, wait) => {
    expect([isRateLimited(result), isNoMatch(result)]).toEqual(says)
    expect(waitMsOf(result)).toBe(wait)
  })
})
