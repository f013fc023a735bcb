import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { housekeepingQueue } from '../../api/modules/jobs/queues.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import { startTestHost, type TestHost } from '../host/test-host.ts'

describe.skipIf(!hasDatabase())('how long messages of the queue stay', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host?.close())

  /** A message that was worked so many days ago. */
  const worked = async (days: number) => {
    const id = randomUUID()
    await host.boss.send(housekeepingQueue, {}, { id })
    await host.deps.db.execute(sql`update pgboss.job set state = 'completed',
      created_on = now() - make_interval(days => ${days}), completed_on = now() - make_interval(days => ${days})
      where id = ${id}`)
    return id
  }

  it('a message that was worked goes after a week, by the queue’s own upkeep', async () => {
    await worked(8)
    const young = await worked(6)
    await host.deps.db.execute(sql`update pgboss.queue set maintain_on = null, monitor_on = null`)
    await host.boss.supervise(housekeepingQueue)
    const found = await host.boss.findJobs(housekeepingQueue)
    expect(found.map(({ id }) => id)).toEqual([young])
  })
})
