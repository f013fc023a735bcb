import * as v from 'valibot'
import { maxContactLength } from './primitives.ts'

/** `email(ADDRESS)` or `phoneNumber(CODE NUMBER)`, on every guest call (SE-02). */
export const GuestFilter = v.pipe(
  v.string(),
  v.maxLength('phoneNumber()'.length + maxContactLength, 'filter'),
  v.regex(/^(email\(.+\)|phoneNumber\(.+\))$/, 'filter'),
)

/** Query of a call that guests may make and that takes nothing else there. */
export const GuestQuery = v.object({ filter: v.optional(GuestFilter) })
