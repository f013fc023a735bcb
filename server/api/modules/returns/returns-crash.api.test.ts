import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import type { JobStatus } from '../../../../contract/wire/job.ts'
import { orders } from '../../../db/tables/orders.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, type Target } from '../../../testing/host/api-client.ts'
import { crashingHosts } from '../../../testing/host/durable-hosts.ts'
import { jobReaches } from '../../../testing/host/job-polling.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'

/** Each test starts two processes one after the other. */
const timeout = 120_000

describe.skipIf(!hasDatabase())('a host that is killed in the middle of a return', { timeout }, () => {
  const owner = 'upm-return-crash'
  const hosts = crashingHosts()
  const add = (rule: 'complete' | 'slow') =>
    hosts
      .database()
      .visit((db) => addOrder(db, deliveredOrder({ upmId: owner, orderDate: new Date(), rule })))
  const capture = (target: Target, orderNumber: string, key: string) =>
    send(target, captureReturn, {
      as: owner,
      key,
      body: captureBody(orderNumber, [askedLine('0001'), askedLine('0002', 2)]),
    })
  const reaches = (target: Target, jobId: string, status: JobStatus) =>
    jobReaches(status, target, getReturnCaptureJob, jobId, { as: owner, withinMs: 60_000 })
  const returnsOf = (orderNumber: string) =>
    hosts.database().visit(async (db) => {
      const rows = await db.select().from(orders).where(eq(orders.parentSalesOrderNumber, orderNumber))
      return rows.map((row) => row.orderNumber)
    })

  it.each([
    ['PENDING', 'complete', false],
    ['IN_PROGRESS', 'slow', true],
  ] as const)(
    '[RS-04] [AP-02] leaves a job %s that the next one turns into one return',
    async (status, rule, work) => {
      const orderNumber = await add(rule)
      const key = randomUUID()
      const first = await hosts.start({ work, slowMs: 60_000 })
      const accepted = await capture(first.target, orderNumber, key)
      const { jobId } = accepted.body as { jobId: string }
      await reaches(first.target, jobId, status)
      await first.kill()

      const second = await hosts.start({ work: true, slowMs: 100 })
      await reaches(second.target, jobId, 'COMPLETED')
      const replayed = await capture(second.target, orderNumber, key)
      expect([replayed.status, replayed.body]).toEqual([202, accepted.body])
      const { response } = await reaches(second.target, jobId, 'COMPLETED')
      await second.kill()
      expect(await returnsOf(orderNumber)).toEqual([response?.returnOrderNumber])
    },
  )
})
