/** Carries the solved challenge of an earlier `rate_limited` (`proof-of-work.ts`), as base64url of JSON. */
export const proofHeader = 'X-Proof-Of-Work'
