import { parse, serialize } from 'hono/utils/cookie'
import { randomToken } from './sealing.ts'

/** `__Host-`: this host alone, every path, https (or localhost); never readable by the page. */
export const visitorCookieName = '__Host-baton-bag'

/** How long a browser without an account is known again after its last addition; its bag is kept as long. */
export const visitorDays = 30

const dayInSeconds = 24 * 60 * 60
const tokenForm = /^[\w-]{43}$/

/** The token of a visitor's cookie, or `null`. */
export const knownVisitor = (cookies: string | null | undefined): string | null => {
  const token = parse(cookies ?? '', visitorCookieName)[visitorCookieName]
  return token !== undefined && tokenForm.test(token) ? token : null
}

/** The same, with a fresh unguessable token (256 bits) where there is none yet. */
export const visitorTokenOf = (cookies: string | null | undefined): string =>
  knownVisitor(cookies) ?? randomToken()

/** The `Set-Cookie` by which a visitor is known again. */
export const visitorCookie = (token: string): string =>
  serialize(visitorCookieName, token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: visitorDays * dayInSeconds,
  })
