import { eq } from 'drizzle-orm'
import type { Clock } from '../../common/clock.ts'
import type { Database } from '../../db/schema.ts'
import { sandboxClock } from '../tables.ts'

export type MovableClock = Clock & {
  /** Moves the clock on, for all hosts on this database. */
  advance(milliseconds: number): Promise<void>
  reset(): Promise<void>
}

/** Clock that the sandbox moves. Its offset lives in the database, so that two hosts agree. */
export const createSandboxClock = (db: Database, realNow: () => number = Date.now): MovableClock => {
  let offset = 0
  const store = async (next: (offset: number) => number) => {
    offset = await db.transaction(async (tx) => {
      await tx.insert(sandboxClock).values({ id: true, offsetMs: 0 }).onConflictDoNothing()
      const [row] = await tx.select().from(sandboxClock).where(eq(sandboxClock.id, true)).for('update')
      const offsetMs = next(row?.offsetMs ?? 0)
      await tx.update(sandboxClock).set({ offsetMs }).where(eq(sandboxClock.id, true))
      return offsetMs
    })
  }
  return {
    now: () => new Date(realNow() + offset),
    refresh: async () => {
      const [row] = await db.select({ offsetMs: sandboxClock.offsetMs }).from(sandboxClock)
      offset = row?.offsetMs ?? 0
    },
    advance: (milliseconds) => store((current) => current + milliseconds),
    reset: () => store(() => 0),
  }
}
