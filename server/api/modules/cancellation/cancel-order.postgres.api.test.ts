import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../../contract/orders/cancellation.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { lockOrder } from '../orders/lock-order.ts'

describe.skipIf(!hasDatabase())('20 cancellations of one order at the same instant', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const waiting = async () => {
    const { rows } = (await host.deps.db.execute(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as {
      rows: { count: number }[]
    }
    return rows[0]?.count ?? 0
  }

  it('[CA-08] [AP-03] wait for each other at the order’s row and share one job', async () => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, { upmId })
    const cancel = () =>
      send(host.app, cancelOrder, { as: upmId, params: { orderNumber }, body: memberCancelBody(orderNumber) })
    const release = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holder = host.deps.db.transaction(async (tx) => {
      await lockOrder(tx, orderNumber)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const requests = Array.from({ length: 20 }, cancel)
    await waitFor('all requests to wait at the row', async () => (await waiting()) === 20)
    release.resolve()
    await holder
    const answers = await Promise.all(requests)
    const ids = new Set(answers.map(({ body }) => (body as { id?: string }).id))
    expect([answers.map((answer) => answer.status), ids.size]).toEqual([answers.map(() => 202), 1])
    const jobs = host.deps.db.$count(cancellationJobs, eq(cancellationJobs.orderNumber, orderNumber))
    expect(await jobs).toBe(1)
  })
})
