import * as v from 'valibot'
import { OrderHistory } from '../orders/orders.ts'
import { defineCall } from '../wire/call.ts'
import { GuestFilter } from '../wire/guest-filter.ts'
import { GuestPass, guestPassHeader } from '../wire/guest-pass.ts'
import { CountryCode, Instant, LanguageCode } from '../wire/primitives.ts'

/** Digits of a code (BY-21). */
export const guestCodeDigits = 6

/** Wrong codes that a code outlives (BY-21). */
export const guestCodeTries = 5

export const GuestCode = v.pipe(v.string(), v.regex(/^\d{6}$/, 'code'))

const query = v.object({ filter: v.optional(GuestFilter) })

export const requestGuestCode = /* @__PURE__ */ defineCall({
  id: 'requestGuestCode',
  method: 'POST',
  path: '/orders/guest_codes/v1',
  callers: ['guest'],
  summary:
    'Sends a code to the contact of the filter where guest orders have it; answers alike where none has.',
  query: v.object({ ...query.entries, country: CountryCode, language: LanguageCode }),
  answer: v.object({
    /** The code ends here. */
    expiresAt: Instant,
    /** From here on a new one can be asked for. */
    nextAt: Instant,
  }),
  status: 202,
  changes: {},
})

export const redeemGuestCode = /* @__PURE__ */ defineCall({
  id: 'redeemGuestCode',
  method: 'POST',
  path: '/orders/guest_codes/v1/passes',
  callers: ['guest'],
  summary: 'Changes a right code for a pass that opens all guest orders of the contact for an hour.',
  query,
  body: v.object({ code: GuestCode, pass: GuestPass }),
  /** A wrong code is counted and told in one transaction with the others: it is an answer, not a problem. */
  answer: v.variant('result', [
    v.object({ result: v.literal('right'), until: Instant }),
    v.object({ result: v.literal('wrong'), triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ]),
  status: 200,
  changes: {},
  problems: ['guest_code_over'],
})

export const endGuestPass = /* @__PURE__ */ defineCall({
  id: 'endGuestPass',
  method: 'DELETE',
  path: '/orders/guest_codes/v1/passes',
  callers: ['guest'],
  summary: 'Ends the pass before its hour is over; a pass that is over already is none the less ended.',
  query,
  headers: v.object({ [guestPassHeader]: GuestPass }),
  answer: v.object({}),
  status: 200,
  changes: {},
})

export const listGuestOrders = /* @__PURE__ */ defineCall({
  id: 'listGuestOrders',
  method: 'GET',
  path: '/orders/guest_orders/v1',
  callers: ['guest'],
  summary: 'One page of all guest orders of the contact that the pass was given for, newest first.',
  query: v.object({
    ...query.entries,
    language: v.optional(LanguageCode),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  headers: v.object({ [guestPassHeader]: GuestPass }),
  answer: v.object({
    ...OrderHistory.entries,
    /** The pass ends here. */
    until: Instant,
  }),
  status: 200,
  problems: ['guest_pass_over', 'guest_pass_unknown'],
})
