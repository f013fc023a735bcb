import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Fault, FaultRequest } from '../../../contract/sandbox/sandbox.ts'
import type { Database } from '../../db/schema.ts'
import { sandboxFaults } from '../tables.ts'

type FaultRow = typeof sandboxFaults.$inferSelect

export const toFault = ({ createdAt, ...fault }: FaultRow): Fault => fault

/** Faults that are still to come, in the order they were set. */
export const pendingFaults = async (db: Database): Promise<Fault[]> => {
  const rows = await db
    .select()
    .from(sandboxFaults)
    .where(gt(sandboxFaults.remaining, 0))
    .orderBy(asc(sandboxFaults.id))
  return rows.map(toFault)
}

export type NewFault = Omit<FaultRequest, 'member'> & { readonly upmId: string | null }

export const insertFault = async (db: Database, fault: NewFault): Promise<Fault> => {
  const { times, ms = null, status = null, orderNumber = null, tag = null, ...rest } = fault
  const [row] = await db
    .insert(sandboxFaults)
    .values({ ...rest, ms, status, orderNumber, tag, remaining: times })
    .returning()
  return toFault(row as FaultRow)
}

/** Uses a fault up by one. False where another request, perhaps on another host, was first. */
export const takeFault = async (db: Database, id: number): Promise<boolean> => {
  const taken = await db
    .update(sandboxFaults)
    .set({ remaining: sql`${sandboxFaults.remaining} - 1` })
    .where(and(eq(sandboxFaults.id, id), gt(sandboxFaults.remaining, 0)))
    .returning({ id: sandboxFaults.id })
  return taken.length > 0
}

export type FaultChoice = {
  readonly id?: number | undefined
  readonly tag?: string | undefined
  readonly orderNumber?: string | undefined
}

/** Takes faults away; all of them where nothing is chosen. Answers how many were still to come. */
export const deleteFaults = async (db: Database, { id, tag, orderNumber }: FaultChoice): Promise<number> => {
  const chosen = and(
    id === undefined ? undefined : eq(sandboxFaults.id, id),
    tag === undefined ? undefined : eq(sandboxFaults.tag, tag),
    orderNumber === undefined ? undefined : eq(sandboxFaults.orderNumber, orderNumber),
  )
  const gone = await db.delete(sandboxFaults).where(chosen).returning({ remaining: sandboxFaults.remaining })
  return gone.filter(({ remaining }) => remaining > 0).length
}
