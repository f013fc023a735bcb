import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createServerDatabase, hasDatabase, runOn } from '../testing/database/open-test-database.ts'
import { waitFor } from '../testing/host/wait-for.ts'
import { openDatabase } from './open-database.ts'

describe.skipIf(!hasDatabase())('a connection that the server ends', () => {
  test('in the middle of a transaction, between two statements, fails that one and nothing else', async () => {
    const { url, drop } = await createServerDatabase()
    const log = vi.fn()
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', log })
    const interrupted = db.transaction(async (tx) => {
      const backend = sql<number>`pg_backend_pid()`.as('pid')
      const [row] = await tx.select({ pid: backend }).from(sql`(values (1)) as one`)
      await runOn(url, `select pg_terminate_backend(${row?.pid})`)
      await waitFor('the word of it', async () => log.mock.calls.length > 0)
      await tx.execute(sql`select 1`)
    })
    await expect(interrupted).rejects.toThrow()
    expect(log).toHaveBeenCalledWith(
      'warn',
      'database.connection-lost',
      expect.objectContaining({ code: '57P01' }),
    )
    await db.execute(sql`select 1`)
    await close()
    await drop()
  })
})
