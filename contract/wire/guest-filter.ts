import * as v from 'valibot'
import { maxContactLength } from './primitives.ts'

/** `email(ADDRESS)` or `phoneNumber(CODE NUMBER)`, on every guest call (SE-02). */
export const GuestFilter = v.pipe(
  v.string(),
  v.maxLength('phoneNumber()'.length + maxContactLength, 'filter'),
  v.regex(/^(email\(.+\)|phoneNumber\(.+\))$/, 'filter'),
)
