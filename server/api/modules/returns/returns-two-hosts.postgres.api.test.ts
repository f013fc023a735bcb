import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { orders } from '../../../db/tables/orders.ts'
import { createDurableDatabase, type DurableDatabase } from '../../../testing/database/durable-database.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/completed-job.ts'
import { type ApiProcess, spawnApi } from '../../../testing/host/spawn-api.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'

describe.skipIf(!hasDatabase())('two hosts on one database', () => {
  const owner = 'upm-two-return-hosts'
  let database: DurableDatabase
  let hosts: readonly [ApiProcess, ApiProcess]
  beforeAll(async () => {
    database = await createDurableDatabase()
    const options = { ...database.location, work: true, slowMs: 500 }
    hosts = await Promise.all([spawnApi(options), spawnApi(options)])
  })
  afterAll(async () => {
    for (const host of hosts) await host.kill()
    await database.remove()
  })

  it('[RS-04] [AP-03] make one return of 20 requests for all of a line, and know each other’s keys', async () => {
    const order = deliveredOrder({ upmId: owner, orderDate: new Date() })
    const orderNumber = await database.visit((db) => addOrder(db, order))
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(hosts[index % 2 === 0 ? 0 : 1].target, captureReturn, {
          as: owner,
          key: index === 0 ? key : randomUUID(),
          body: captureBody(orderNumber, [askedLine('0002', 3)]),
        }),
      ),
    )
    const accepted = answers.filter(({ status }) => status === 202)
    expect(accepted).toHaveLength(1)
    const { jobId } = (accepted[0] as { body: unknown }).body as { jobId: string }
    for (const { target } of hosts) await completedJob(target, getReturnCaptureJob, jobId, { as: owner })
    const replayed = await send(hosts[1].target, captureReturn, {
      as: owner,
      key,
      body: captureBody(orderNumber, [askedLine('0002', 3)]),
    })
    expect(replayed.body).toEqual(answers[0]?.body)
    const made = await database.visit((db) =>
      db.select().from(orders).where(eq(orders.parentSalesOrderNumber, orderNumber)),
    )
    expect(made.map(({ orderTotal }) => orderTotal)).toEqual([10_725])
  })
})
