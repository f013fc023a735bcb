import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { Instant, orNull } from '../wire/primitives.ts'

/** One consent of a member, by purpose; sharing orders with partner stores is `PARTNER_ORDERS` (HI-02, SE-04). */
export const ConsentRecord = v.object({
  purpose: v.string(),
  partnerName: orNull(v.string()),
  granted: v.boolean(),
  grantedAt: orNull(Instant),
})
export type ConsentRecord = v.InferOutput<typeof ConsentRecord>

export const partnerOrdersPurpose = 'PARTNER_ORDERS'

export const getConsent = /* @__PURE__ */ defineCall({
  id: 'getConsent',
  method: 'GET',
  path: '/l7r/user/{upmId}/consent/v1',
  callers: ['member'],
  object: { type: 'member', at: 'params.upmId' },
  summary: "The member's own consents; anybody else's upmId is forbidden.",
  params: v.object({ upmId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  answer: v.object({ consents: v.array(ConsentRecord) }),
  status: 200,
})
