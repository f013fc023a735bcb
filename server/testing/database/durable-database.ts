import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import type { Database } from '../../db/schema.ts'
import { createServerDatabase, templateDump } from './open-test-database.ts'

export type DurableDatabase = {
  /** What a host process needs to open it. */
  readonly location: { readonly databaseUrl: string | null; readonly dataDir: string }
  /** Opens it here for a moment; no process may have the embedded one open meanwhile. */
  visit<T>(look: (db: Database) => Promise<T>): Promise<T>
  /** How often the database saw this order's cancellation completed, by job and by order. */
  completionsOf(orderNumber: string): Promise<{ readonly jobs: number; readonly orders: number }>
  remove(): Promise<void>
}

/** A database that outlives the processes that use it, and counts completions by triggers of its own. */
export const createDurableDatabase = async (): Promise<DurableDatabase> => {
  const server = inject('databaseKind') === 'postgres' ? await createServerDatabase() : null
  const dataDir = await mkdtemp(join(tmpdir(), 'baton-durable-'))
  const location = { databaseUrl: server?.url ?? null, dataDir }
  const open = (dump?: Blob) =>
    openDatabase({ databaseUrl: server?.url, dataDir, ...(dump === undefined ? {} : { dump }) })
  const visit: DurableDatabase['visit'] = async (look) => {
    const opened = await open()
    try {
      return await look(opened.db)
    } finally {
      await opened.close()
    }
  }
  const opened = await open(server ? undefined : await templateDump())
  for (const statement of countCompletions) await opened.db.execute(sql.raw(statement))
  await opened.close()
  return {
    location,
    visit,
    completionsOf: (orderNumber) =>
      visit(async (db) => {
        const count = sql<{ jobs: number; orders: number }>`
          select count(*) filter (where kind = 'job')::int as jobs, count(*) filter (where kind = 'order')::int as orders
          from completions where order_number = ${orderNumber}`
        const { rows } = (await db.execute(count)) as unknown as { rows: { jobs: number; orders: number }[] }
        return rows[0] ?? { jobs: -1, orders: -1 }
      }),
    remove: async () => {
      await server?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const countCompletions = [
  'create table completions (kind text not null, order_number text not null)',
  `create function count_completion() returns trigger language plpgsql as $$
   begin insert into completions values (tg_argv[0], new.order_number); return null; end $$`,
  `create trigger count_job after update on cancellation_jobs for each row
   when (new.status = 'COMPLETED') execute function count_completion('job')`,
  `create trigger count_order after update on orders for each row
   when (new.cancelled_at is not null) execute function count_completion('order')`,
]
