import { parsePath } from '../../languages/locale.ts'
import { safeLink } from '../../links/links.ts'
import { isHostDoor } from '../page.ts'

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
