import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { hashToken } from '../../common/sealing.ts'
import { sessionLifeMs, signInLifeMs } from './session.repository.ts'

/** `__Host-`: https (or localhost), this host alone, every path. */
export const hostCookie = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const satisfies CookieOptions

const sessionCookie = '__Host-baton-session'
/** One cookie for each sign-in, so that sign-ins in two tabs do not disturb each other. */
const signInCookie = (state: string) => `__Host-baton-sign-in-${hashToken(state).slice(0, 12)}`

export const readSessionId = (c: Context): string | null => getCookie(c, sessionCookie) ?? null

export const keepSessionId = (c: Context, id: string) =>
  setCookie(c, sessionCookie, id, { ...hostCookie, maxAge: sessionLifeMs / 1000 })

export const dropSessionId = (c: Context) => deleteCookie(c, sessionCookie, hostCookie)

export const keepSignInState = (c: Context, state: string) =>
  setCookie(c, signInCookie(state), state, { ...hostCookie, maxAge: signInLifeMs / 1000 })

/** The state as this browser knows it; the cookie is dropped. */
export const takeSignInState = (c: Context, state: string): string | null =>
  deleteCookie(c, signInCookie(state), hostCookie) ?? null
