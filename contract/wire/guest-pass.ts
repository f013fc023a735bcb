import * as v from 'valibot'

/** Header field that carries a guest's pass: what a right code was changed for (BY-22). */
export const guestPassHeader = 'x-guest-pass'

/** 256 random bits, base64url, made by the page that has typed the code: a lost answer loses nothing. */
export const GuestPass = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'pass'))

/** Header fields of calls that show more to a guest who has a pass (BY-23). */
export const GuestFields = v.object({ [guestPassHeader]: v.optional(GuestPass) })
