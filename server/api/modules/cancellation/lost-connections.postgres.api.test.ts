import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { createDurableDatabase, type DurableDatabase } from '../../../testing/database/durable-database.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { type ApiProcess, spawnApi } from '../../../testing/host/spawn-api.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'

describe.skipIf(!hasDatabase())('a host whose connections to the database are cut', () => {
  const owner = 'upm-cut'
  let database: DurableDatabase
  let host: ApiProcess
  beforeAll(async () => {
    database = await createDurableDatabase()
    host = await spawnApi({ ...database.location, work: true, slowMs: 800 })
  })
  afterAll(async () => {
    await host.kill()
    await database.remove()
  })

  const cutAll = () =>
    database.visit((db) =>
      db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )

  it('[AP-02] goes on with the same key and completes the cancellation once', async () => {
    const orderNumber = await database.visit((db) =>
      addOrder(db, { upmId: owner, orderDate: new Date(), rule: 'slow' }),
    )
    const key = randomUUID()
    const cancel = () =>
      send(host.target, cancelOrder, {
        as: owner,
        params: { orderNumber },
        body: memberCancelBody(orderNumber),
        key,
      })
    await cutAll()
    const accepted = await waitFor('the cancellation to be accepted', async () => {
      const answer = await cancel()
      return answer.status === 202 && answer
    })
    await cutAll()
    const { id: jobId } = accepted.body as { id: string }
    const completed = await completedJob(host.target, getCancelJob, jobId, { as: owner, withinMs: 90_000 })
    expect(completed).toEqual({
      id: jobId,
      status: 'COMPLETED',
      eta: null,
      error: null,
      response: { orderNumber, pendingModification: null },
    })
    expect(await database.completionsOf(orderNumber)).toEqual({ jobs: 1, orders: 1 })
  }, 120_000)
})
