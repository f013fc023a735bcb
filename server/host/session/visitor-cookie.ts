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
 * Who looked an order up, or came in by a code, sealed into a cookie that no script reads: it lies nowhere on the host, and its end is sealed
 * with it.
 */
export const createVisitorCookie = (sealing: Sealing) => {
  /** The guest of this browser, and how long they are known; a cookie that has ended, was altered or is another host's is dropped. */
  const known = async (
    c: Context,
    now = Date.now(),
  ): Promise<{ readonly visitor: Visitor; readonly life: SessionLife } | null> => {
    const cookie = getCookie(c, name)
    if (cookie === undefined) return null
    const opened = await sealing.open(purpose, cookie)
    const read = opened === null ? null : v.safeParse(Sealed, JSON.parse(opened))
    if (read?.success && read.output.until > now) {
      const { visitor, until } = read.output
      return { visitor, life: { id: lifeIdOf(cookie), endsAt: new Date(until).toISOString() } }
    }
    deleteCookie(c, name, hostCookie)
    return null
  }
  return {
    keep: async (c: Context, visitor: Visitor, now = Date.now()) => {
      const sealed = await sealing.seal(purpose, JSON.stringify({ visitor, until: now + lifeMsOf(visitor) }))
      setCookie(c, name, sealed, { ...hostCookie, maxAge: lifeMsOf(visitor) / 1000 })
    },
    known,
    /** The guest alone. */
    read: async (c: Context, now?: number): Promise<Visitor | null> => (await known(c, now))?.visitor ?? null,
    drop: (c: Context) => {
      deleteCookie(c, name, hostCookie)
    },
  }
}
