import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const minuteMs = 60_000

type CallRate = { readonly max: number; readonly windowMs: number }

/** Calls that anybody may make as often as they like otherwise, by their id: requests of one client address. */
const rates: Readonly<Record<string, CallRate>> = {
  addToCart: { max: 60, windowMs: minuteMs },
  validateAddress: { max: 60, windowMs: minuteMs },
  reportErrors: { max: 600, windowMs: minuteMs },
  reportEvents: { max: 600, windowMs: minuteMs },
}

export type CallRates = {
  /** Counts a request. @returns milliseconds until the next is let in; 0: this one is. */
  readonly take: (callId: string, address: string) => Promise<number>
}

/**
 * How often a client address may make a call that needs no account and no order. Each host counts by itself, in memory: a
 * flood must not cost a row for every request (docs/decisions/0036).
 */
export const createCallRates = (): CallRates => {
  const limiters = new Map(
    Object.entries(rates).map(([callId, { max, windowMs }]) => [
      callId,
      new RateLimiterMemory({ points: max, duration: windowMs / 1000 }),
    ]),
  )
  return {
    take: async (callId, address) => {
      try {
        await limiters.get(callId)?.consume(address)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
        throw refusal
      }
    },
  }
}
