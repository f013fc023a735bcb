import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const name = 'baton-live'

/** Whether the pages of this browser are watched: until it is closed, or until it is switched off. */
export const isWatched = (c: Context): boolean => getCookie(c, name) === '1'

export const setWatched = (c: Context, isOn: boolean): void =>
  setCookie(c, name, isOn ? '1' : '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    ...(!isOn && { maxAge: 0 }),
  })
