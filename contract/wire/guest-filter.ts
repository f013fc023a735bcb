import * as v from 'valibot'

/** `email(ADDRESS)` or `phoneNumber(CODE NUMBER)`, on every guest call (SE-02). */
export const GuestFilter = v.pipe(v.string(), v.regex(/^(email\(.+\)|phoneNumber\(.+\))$/, 'filter'))
