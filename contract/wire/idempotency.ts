import * as v from 'valibot'
import { defineCall } from './call.ts'
import { GuestQuery } from './guest-filter.ts'

export const idempotencyHeader = 'Idempotency-Key'

/** Visible ASCII, at most 255 characters (quality.md). */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/, 'idempotency_key'))

/** What a changing call answered, as its owner may read it again. Bodies of failures are problem details. */
export const StoredOutcome = v.object({
  call: v.string(),
  status: v.number(),
  body: v.unknown(),
})
export type StoredOutcome = v.InferOutput<typeof StoredOutcome>

export const getStoredOutcome = /* @__PURE__ */ defineCall({
  id: 'getStoredOutcome',
  method: 'GET',
  path: '/idempotency/v1/{key}',
  callers: ['member', 'guest', 'link', 'visitor'],
  object: { type: 'attempt', at: 'params.key' },
  summary: 'The stored outcome of a changing call, for whoever made it.',
  params: v.object({ key: IdempotencyKey }),
  query: GuestQuery,
  answer: StoredOutcome,
  status: 200,
  problems: ['idempotency_unknown', 'idempotency_in_flight'],
})
