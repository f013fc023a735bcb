import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { LanguageCode, orNull } from '../wire/primitives.ts'
import { lineOf } from '../wire/text.ts'
import { SentDeliveryAddress } from './address-book.ts'

/** Who asks (returns.md §3, "Visitor"): nothing that says who they are. */
const VisitorDetails = v.object({ visitorId: orNull(lineOf(64)), visit: orNull(lineOf(64)) })

/**
 * Asks whether mail reaches an address (returns.md §7, RA-02). `validated` without `validatedAddress`: it is right as it
 * stands; with one: that is how it is probably meant; neither: nobody knows the place.
 */
export const validateAddress = /* @__PURE__ */ defineCall({
  id: 'validateAddress',
  method: 'POST',
  path: '/identity/address_validation/v1',
  callers: [],
  summary: 'Whether an address can be reached, and how it is probably meant.',
  body: v.object({
    address: SentDeliveryAddress,
    /** Korean addresses are looked up in `ko`, whatever the page's language is. */
    language: LanguageCode,
    visitor: orNull(VisitorDetails),
  }),
  answer: v.object({ validated: v.boolean(), validatedAddress: orNull(SentDeliveryAddress) }),
  status: 200,
})
