import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type SessionLife, Visitor } from '../../../contract/session/session.ts'
import type { Sealing } from '../../common/sealing.ts'
import { lifeIdOf } from './life-id.ts'
import { hostCookie } from './session-cookies.ts'

/** A guest's access ends this long after the lookup (decisions.md). */
const visitorLifeMs = 30 * 60 * 1000

/** A pass ends by itself on the API host; its cookie stays no longer (BY-22). */
const passLifeMs = 60 * 60 * 1000

const lifeMsOf = ({ pass }: Visitor): number => (pass === undefined ? visitorLifeMs : passLifeMs)

const name = '__Host-baton-guest'
const purpose = 'visitor'

const Sealed = v.object({ visitor: Visitor, until: v.number() })

export type VisitorCookie = ReturnType<typeof createVisitorCookie>

/**
 * Who looked an order up, sealed into a cookie that no script reads: it lies nowhere on the host, and its end is sealed
 * with it.
 */
export const createVisitorCookie = (sealing: Sealing) => {
  const known = async (c: Context, now: number) => {
    const cookie = getCookie(c, name)
    const opened = cookie === undefined ? null : await sealing.open(purpose, cookie)
    const read = opened === null ? null : v.safeParse(Sealed, JSON.parse(opened))
    return cookie !== undefined && read?.success && read.output.until > now
      ? { cookie, ...read.output }
      : null
  }
  return {
    keep: async (c: Context, visitor: Visitor, now = Date.now()) => {
      const sealed = await sealing.seal(purpose, JSON.stringify({ visitor, until: now + lifeMsOf(visitor) }))
      setCookie(c, name, sealed, { ...hostCookie, maxAge: lifeMsOf(visitor) / 1000 })
    },
    /** The guest of this browser; a cookie that has ended, was altered or is another host's is dropped. */
    read: async (c: Context, now = Date.now()): Promise<Visitor | null> => {
      const guest = await known(c, now)
      if (guest === null && getCookie(c, name) !== undefined) deleteCookie(c, name, hostCookie)
      return guest?.visitor ?? null
    },
    /** How long that guest is known. */
    lifeOf: async (c: Context, now = Date.now()): Promise<SessionLife | null> => {
      const guest = await known(c, now)
      return guest && { id: lifeIdOf(guest.cookie), endsAt: new Date(guest.until).toISOString() }
    },
    drop: (c: Context) => {
      deleteCookie(c, name, hostCookie)
    },
  }
}
