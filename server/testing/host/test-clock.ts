import type { Clock } from '../../common/clock.ts'

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & { set(time: string): void; advanceMinutes(minutes: number): void }

export const createTestClock = (start = '2026-11-20T12:00:00.000Z'): TestClock => {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    refresh: async () => {},
    set: (time) => {
      now = Date.parse(time)
    },
    advanceMinutes: (minutes) => {
      now += minutes * 60_000
    },
  }
}
