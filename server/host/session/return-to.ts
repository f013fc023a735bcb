/** Doors of the host, which are no pages to come back to. */
const doors = /^\/(api|identity|session|healthz|livez|readyz|assets|calendar)(\/|\?|#|$)/

/** Where to go when nothing better is known. */
export const defaultReturn = '/orders'

/**
 * A same-origin path to come back to after signing in or out; anything else (another host, `//host`, `/\host`,
 * `javascript:`, control characters, the host's own doors) becomes /orders.
 */
export const safeReturnTo = (wanted: string | null | undefined, origin: string): string => {
  if (!wanted || wanted.length > 2000 || !/^\/(?![/\\])[^\s\\]*$/.test(wanted)) return defaultReturn
  const url = URL.parse(wanted, origin)
  if (url === null || url.origin !== origin || doors.test(url.pathname)) return defaultReturn
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') ? defaultReturn : path
}

/** The same page without what starts a sign-in by itself: a cancelled sign-in must not start over. */
export const withoutSignInTrigger = (path: string, origin: string): string => {
  const url = new URL(path, origin)
  url.searchParams.delete('showSignin')
  return `${url.pathname}${url.search}${url.hash}`
}
