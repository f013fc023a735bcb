import * as v from 'valibot'

const bool = v.optional(v.fallback(v.boolean(), false))

/**
 * Query of the guest path (GL-06, OD-08). E-mail and phone are no part of it: they have left the address before the router
 * sees it (`src/app/browser/hide-contact.ts`).
 */
export const LookupSearch = v.looseObject({
  standalone: bool,
  showSignin: bool,
  redirectPath: v.optional(v.fallback(v.optional(v.string()), undefined)),
})
export type LookupSearch = v.InferOutput<typeof LookupSearch>
