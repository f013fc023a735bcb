import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/schema.ts'
import { callRates } from '../db/tables/people/call-rates.ts'

const minuteMs = 60_000

type CallRate = { readonly max: number; readonly windowMs: number }

/**
 * What anybody may do as often as they like otherwise, by the name of what is limited, for each client (`clientAddress`).
 * Those that are named as a call are counted by its requests.
 */
export const rates = {
  addToCart: { max: 60, windowMs: minuteMs },
  validateAddress: { max: 60, windowMs: minuteMs },
  /** Codes that are asked for, and those that are tried, whomever they are for (BY-21). */
  requestGuestCode: { max: 20, windowMs: 60 * minuteMs },
  redeemGuestCode: { max: 60, windowMs: 60 * minuteMs },
  /** The same for phones that texts shall go to (BY-37). */
  requestPhoneCode: { max: 20, windowMs: 60 * minuteMs },
  confirmPhone: { max: 60, windowMs: 60 * minuteMs },
  /** Reports of pages, each counted by itself, however many come in a request. */
  errorReports: { max: 600, windowMs: minuteMs },
  eventReports: { max: 600, windowMs: minuteMs },
  /** Reports of all clients: what is beyond it is dropped, so that the tables of reports stay within bounds. */
  reportsOfShop: { max: 30_000, windowMs: 10 * minuteMs },
  /** Codes of links that open nothing. */
  wrongLinkCode: { max: 30, windowMs: 10 * minuteMs },
  /** Sign-ins that are begun, at the door of pages and at the embedded issuer: each leaves a row there until it is finished or an hour old. */
  signIn: { max: 120, windowMs: 10 * minuteMs },
  authorization: { max: 120, windowMs: 10 * minuteMs },
} as const satisfies Record<string, CallRate>

export type LimitedUse = keyof typeof rates

export type CallRates = {
  /** Counts `points` of a use. @returns milliseconds until it is let in again; 0: it is let in. */
  readonly take: (use: LimitedUse, client: string, points?: number) => Promise<number>
}

/** Whether a call is counted by its requests. */
export const isLimitedUse = (name: string): name is LimitedUse => name in rates

/**
 * Counts in the database of all hosts. A client that has used its part up is refused from memory from then on, so that a
 * flood costs no statement for each request. `secret` keys the hashes that clients are kept by.
 */
export const createCallRates = (db: Database, secret: string): CallRates => {
  const limiters = new Map(
    Object.entries(rates).map(([use, { max, windowMs }]) => [
      use,
      new RateLimiterDrizzle({
        storeClient: db,
        schema: callRates,
        keyPrefix: '',
        points: max,
        duration: windowMs / 1000,
        inMemoryBlockOnConsumed: max + 1,
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  return {
    take: async (use, client, points = 1) => {
      const key = createHmac('sha256', secret).update(`rate\n${use}\n${client}`).digest('base64url')
      try {
        await limiters.get(use)?.consume(key, points)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
        throw refusal
      }
    },
  }
}

/** Drops counts whose window is over. */
export const dropOldRates = async (db: Database, now = new Date()): Promise<void> => {
  await db.delete(callRates).where(lt(callRates.expire, now))
}
