/**
 * Checks a bearer token against the issuer's keys, audience and lifetime. `null` for anything that is not a valid
 * token; rejects only where the issuer's keys cannot be had (answered as 503).
 */
export type VerifyAccessToken = (token: string) => Promise<{ readonly upmId: string } | null>
