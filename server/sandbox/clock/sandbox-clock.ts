import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Fault } from '../../../contract/sandbox/sandbox.ts'
import type { Clock } from '../../common/clock.ts'
import { shareReads } from '../../common/share-reads.ts'
import type { Database } from '../../db/schema.ts'
import { toFault } from '../faults/faults.repository.ts'
import { sandboxClock, sandboxFaults } from '../tables.ts'

export type MovableClock = Clock & {
  /** Moves the clock on, for all hosts on this database. */
  advance(milliseconds: number): Promise<void>
  reset(): Promise<void>
  /** Faults that were still to come at the last refresh, in the order they were set: one read finds both. */
  waitingFaults(): readonly Fault[]
}

/** How far the clock was moved, which is the same in each row, and the faults that wait; one row without a fault where none does. */
const prepareState = (db: Database) =>
  db
    .select({ offsetMs: sandboxClock.offsetMs, fault: getTableColumns(sandboxFaults) })
    .from(sql`(values (1)) as one`)
    .leftJoin(sandboxClock, sql`true`)
    .leftJoin(sandboxFaults, gt(sandboxFaults.remaining, 0))
    .orderBy(asc(sandboxFaults.id))
    .prepare('sandbox_state')

/** Clock that the sandbox moves. Its offset lives in the database, so that two hosts agree. */
export const createSandboxClock = (db: Database, realNow: () => number = Date.now): MovableClock => {
  const state = prepareState(db)
  let offset = 0
  let faults: readonly Fault[] = []
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
    refresh: shareReads(async () => {
      const rows = await state.execute()
      offset = rows[0]?.offsetMs ?? 0
      faults = rows.flatMap(({ fault }) => (fault === null ? [] : [toFault(fault)]))
    }),
    advance: (milliseconds) => store((current) => current + milliseconds),
    reset: () => store(() => 0),
    waitingFaults: () => faults,
  }
}
