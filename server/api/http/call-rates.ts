const minuteMs = 60_000

type CallRate = { readonly most: number; readonly windowMs: number }

/** Calls that anybody may make as often as they like otherwise, by their id: requests of one client address. */
const rates: Readonly<Record<string, CallRate>> = {
  addToCart: { most: 60, windowMs: minuteMs },
  reportErrors: { most: 600, windowMs: minuteMs },
  reportEvents: { most: 600, windowMs: minuteMs },
}

/** Subjects that are remembered before those whose window is over are dropped. */
const mostKnown = 10_000

type Window = { readonly made: number; readonly endsAt: number }

export type CallRates = {
  /** Counts a request. @returns milliseconds until the next is let in; 0: this one is. */
  readonly take: (callId: string, address: string) => number
}

/**
 * How often a client address may make a call that needs no account and no order. Each host counts by itself, in memory: a
 * flood must not cost a row for every request (docs/decisions/0036).
 */
export const createCallRates = (now: () => number = Date.now): CallRates => {
  const windows = new Map<string, Window>()
  const dropEnded = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key)
  }
  return {
    take: (callId, address) => {
      const rate = rates[callId]
      if (rate === undefined) return 0
      const key = `${callId} ${address}`
      const known = windows.get(key)
      const window = known && known.endsAt > now() ? known : { made: 0, endsAt: now() + rate.windowMs }
      if (window.made >= rate.most) return window.endsAt - now()
      if (windows.size >= mostKnown) dropEnded()
      windows.set(key, { ...window, made: window.made + 1 })
      return 0
    },
  }
}
