import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { Visitor } from '../../../contract/session/session.ts'
import type { Sealing } from '../../common/sealing.ts'
import { hostCookie } from './session-cookies.ts'

/** A guest's access ends this long after the lookup (decisions.md). */
const visitorLifeMs = 30 * 60 * 1000

/** A pass ends by itself on the API host; its cookie stays no longer (BY-22). */
const passLifeMs = 60 * 60 * 1000

const lifeOf = ({ pass }: Visitor): number => (pass === undefined ? visitorLifeMs : passLifeMs)

const name = '__Host-baton-guest'
const purpose = 'visitor'

const Sealed = v.object({ visitor: Visitor, until: v.number() })

export type VisitorCookie = ReturnType<typeof createVisitorCookie>

/**
 * Who looked an order up, sealed into a cookie that no script reads: it lies nowhere on the host, and its end is sealed
 * with it.
 */
export const createVisitorCookie = (sealing: Sealing) => ({
  keep: async (c: Context, visitor: Visitor, now = Date.now()) => {
    const sealed = await sealing.seal(purpose, JSON.stringify({ visitor, until: now + lifeOf(visitor) }))
    setCookie(c, name, sealed, { ...hostCookie, maxAge: lifeOf(visitor) / 1000 })
  },
  /** The guest of this browser; a cookie that has ended, was altered or is another host's is dropped. */
  read: async (c: Context, now = Date.now()): Promise<Visitor | null> => {
    const cookie = getCookie(c, name)
    if (cookie === undefined) return null
    const opened = await sealing.open(purpose, cookie)
    const known = opened === null ? null : v.safeParse(Sealed, JSON.parse(opened))
    if (known?.success && known.output.until > now) return known.output.visitor
    deleteCookie(c, name, hostCookie)
    return null
  },
  drop: (c: Context) => {
    deleteCookie(c, name, hostCookie)
  },
})
