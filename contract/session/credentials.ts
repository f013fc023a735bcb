import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestFilter } from '../wire/guest-filter.ts'
import { OrderNumber } from '../wire/primitives.ts'

/** An e-mail address, or a phone number as `+` and digits (orders.md §5, "Credential availability"). */
export const Credential = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254))

/**
 * The specification's name asks for what is free; decisions.md turns the answer round: a call that succeeds means that an
 * account has the credential. It is answered for the contacts of an order that the caller may see, and for nothing else
 * (docs/decisions/0020).
 */
export const checkCredential = /* @__PURE__ */ defineCall({
  id: 'checkCredential',
  method: 'POST',
  path: '/identity/registration/credential_available/v1',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'query.orderNumber' },
  summary:
    'Whether an account has this contact of an order; it fails where none has, and for any other contact.',
  query: v.object({ filter: v.optional(GuestFilter), orderNumber: OrderNumber }),
  body: v.object({ credential: Credential }),
  answer: v.object({}),
  status: 200,
  problems: ['order_not_found', 'credential_unknown'],
})
