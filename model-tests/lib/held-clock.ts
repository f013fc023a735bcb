import type { SimulatedClock } from 'xstate'

type Clock = Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>
type Timer = { readonly run: () => void; readonly ms: number }

/** A clock that stands still: a timer ends when a path says so, and no other timer with it. */
export type HeldClock = Clock & {
  /** Ends the timer that was set last with this length; false where there is none. */
  readonly end: (ms: number) => boolean
  /** Timers under way, in milliseconds. */
  readonly lengths: () => readonly number[]
}

export const createHeldClock = (): HeldClock => {
  const timers = new Map<number, Timer>()
  let nextId = 0
  return {
    setTimeout: (run: (...args: unknown[]) => void, ms: number) => {
      nextId += 1
      timers.set(nextId, { run, ms })
      return nextId as never
    },
    clearTimeout: (id: unknown) => {
      timers.delete(id as number)
    },
    end: (ms) => {
      const entry = [...timers].findLast(([, timer]) => timer.ms === ms)
      if (!entry) return false
      timers.delete(entry[0])
      entry[1].run()
      return true
    },
    lengths: () => [...timers.values()].map(({ ms }) => ms),
  }
}
