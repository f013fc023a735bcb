import { createHash } from 'node:crypto'

/** What a token that was found valid says. */
type Claims = {
  readonly sub: string | undefined
  readonly exp: number | undefined
  /** Grant of the embedded issuer that it was given out under. */
  readonly grant?: unknown
}

/** A key that its issuer withdraws counts no longer than this for tokens that were checked before. */
const keptForMs = 60_000
/** More members than call one host within a minute; the token that was checked longest ago goes first. */
const keptAtMost = 5_000

/**
 * Checks each token once a minute: a page's calls all carry the same one, and a signature costs more than the rest of an
 * answer from memory. Tokens are kept as hashes, valid ones alone, none beyond its own end.
 * @param check gives back the claims of a valid token; null refuses it.
 */
export const rememberTokens = (
  check: (token: string) => Promise<Claims | null>,
  now: () => number = Date.now,
): ((token: string) => Promise<Claims | null>) => {
  const known = new Map<string, { readonly claims: Claims; readonly until: number }>()
  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const found = known.get(key)
    if (found !== undefined && now() < found.until) return found.claims
    known.delete(key)
    const claims = await check(token)
    if (claims?.exp === undefined) return claims
    if (known.size >= keptAtMost) known.delete(known.keys().next().value as string)
    known.set(key, { claims, until: Math.min(claims.exp * 1000, now() + keptForMs) })
    return claims
  }
}
