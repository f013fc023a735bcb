import { createHash, randomBytes } from 'node:crypto'

/** Experiments and their arms (SE-07). */
const arms = {
  pickupReady: ['control', 'test'],
  quickAction: ['control', 'test'],
  shopSimilar: ['control', 'v2'],
} as const satisfies Record<string, readonly string[]>

/**
 * Cookie that keeps a visitor in the same arms: random, says nothing about anybody, never read by the page. `__Host-`: this
 * host alone, https (or localhost).
 */
const visitorCookie = '__Host-baton-visitor'

const yearInSeconds = 365 * 24 * 60 * 60

/** The visitor of a request, and the `Set-Cookie` that makes a new one known. */
export const visitorOf = (cookies: string | null): { visitor: string; setCookie: string | null } => {
  const known = /(?:^|;\s*)__Host-baton-visitor=([\w-]{22})(?:;|$)/.exec(cookies ?? '')?.[1]
  if (known) return { visitor: known, setCookie: null }
  const visitor = randomBytes(16).toString('base64url')
  const attributes = `Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax; Secure`
  return { visitor, setCookie: `${visitorCookie}=${visitor}; ${attributes}` }
}

/** Arm of each experiment for a visitor: the same one every time. */
export const experimentsOf = (visitor: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(arms).map(([name, choices]) => {
      const draw = createHash('sha256').update(`${name}\n${visitor}`).digest().readUInt32BE(0)
      return [name, choices[draw % choices.length] as string]
    }),
  )
