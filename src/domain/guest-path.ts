import { safeLink } from './links.ts'
import { parsePath } from './locale.ts'
import { isHostDoor } from './page.ts'

type Search = Readonly<Record<string, unknown>>

const without = (search: Search, names: readonly string[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

/** The query without what belongs to a page that did not open (OD-08). */
export const withoutPageQuery = (search: Search): Search => without(search, ['emailSent', 'pageView'])

/** The query without what the guest lookup alone is asked for. */
export const withoutLookupQuery = (search: Search): Search => without(search, ['redirectPath', 'showSignin'])

/** Paths alone are taken, which mean the same on every origin. */
const anyOrigin = 'https://orders.invalid'

/**
 * A page of the orders on this origin, as a path, or `null`: `redirectPath` is never followed anywhere else
 * (quality.md, "No open redirect").
 */
export const safeRedirectPath = (redirectPath: unknown): string | null => {
  if (typeof redirectPath !== 'string' || redirectPath.length > 2000) return null
  const isPath = redirectPath.startsWith('/')
  const path = isPath ? safeLink(redirectPath, { origin: anyOrigin, allowedHosts: [] }) : null
  if (path === null || isHostDoor(path)) return null
  return parsePath(path.split(/[?#]/)[0] ?? '').rest[0] === 'orders' ? path : null
}

/** Whether a path leads to returns: the member's order then opens as a return (OD-08). */
export const looksLikeReturnPath = (path: string | null): boolean =>
  path !== null && /\breturns?\b/i.test(path.split(/[?#]/)[0] ?? '')
