import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { orders } from '../../../db/tables/orders.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { twoHosts } from '../../../testing/host/durable-hosts.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'

describe.skipIf(!hasDatabase())('two hosts on one database', () => {
  const owner = 'upm-two-return-hosts'
  const hosts = twoHosts(500)

  it('[RS-04] [AP-03] make one return of 20 requests for all of a line, and know each other’s keys', async () => {
    const order = deliveredOrder({ upmId: owner, orderDate: new Date() })
    const orderNumber = await hosts.database().visit((db) => addOrder(db, order))
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(hosts.at(index).target, captureReturn, {
          as: owner,
          key: index === 0 ? key : randomUUID(),
          body: captureBody(orderNumber, [askedLine('0002', 3)]),
        }),
      ),
    )
    const accepted = answers.filter(({ status }) => status === 202)
    expect(accepted).toHaveLength(1)
    const { jobId } = (accepted[0] as { body: unknown }).body as { jobId: string }
    for (const { target } of hosts.all())
      await completedJob(target, getReturnCaptureJob, jobId, { as: owner })
    const replayed = await send(hosts.at(1).target, captureReturn, {
      as: owner,
      key,
      body: captureBody(orderNumber, [askedLine('0002', 3)]),
    })
    expect(replayed.body).toEqual(answers[0]?.body)
    const made = await hosts
      .database()
      .visit((db) => db.select().from(orders).where(eq(orders.parentSalesOrderNumber, orderNumber)))
    expect(made.map(({ orderTotal }) => orderTotal)).toEqual([10_725])
  })
})
