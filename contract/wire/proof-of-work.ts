import * as v from 'valibot'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{2,128}$/, 'hex'))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * Work that lets a caller in who was refused with `rate_limited`: find the counter whose key, derived by PBKDF2 from nonce,
 * counter and salt, starts with `keyPrefix`. Good for one attempt at what it was given for, until `expiresAt` (epoch seconds).
 */
export const Challenge = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    cost: whole,
    data: v.object({ for: v.pipe(v.string(), v.maxLength(64)), level: whole }),
    expiresAt: whole,
    keyLength: whole,
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
})
export type Challenge = v.InferOutput<typeof Challenge>

/** What the header of `proof-of-work-header.ts` carries. */
export const SolvedChallenge = v.object({
  challenge: Challenge,
  solution: v.object({ counter: whole, derivedKey: hex }),
})
export type SolvedChallenge = v.InferOutput<typeof SolvedChallenge>
