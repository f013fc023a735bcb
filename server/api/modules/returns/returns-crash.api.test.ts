import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { orders } from '../../../db/tables/orders.ts'
import { createDurableDatabase, type DurableDatabase } from '../../../testing/database/durable-database.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk, type Target } from '../../../testing/host/api-client.ts'
import { type ApiProcess, spawnApi } from '../../../testing/host/spawn-api.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'

/** Each test starts two processes one after the other. */
const timeout = 120_000

describe.skipIf(!hasDatabase())('a host that is killed in the middle of a return', { timeout }, () => {
  const owner = 'upm-return-crash'
  let database: DurableDatabase
  let hosts: ApiProcess[]
  beforeEach(async () => {
    hosts = []
    database = await createDurableDatabase()
  })
  afterEach(async () => {
    for (const host of hosts) await host.kill()
    await database.remove()
  })

  const start = async (work: boolean, slowMs = 1500) => {
    const host = await spawnApi({ ...database.location, work, slowMs })
    hosts.push(host)
    return host
  }
  const add = (rule: 'complete' | 'slow') =>
    database.visit((db) => addOrder(db, deliveredOrder({ upmId: owner, orderDate: new Date(), rule })))
  const capture = (target: Target, orderNumber: string, key: string) =>
    send(target, captureReturn, {
      as: owner,
      key,
      body: captureBody(orderNumber, [askedLine('0001'), askedLine('0002', 2)]),
    })
  const jobOf = (target: Target, jobId: string) =>
    sendOk(target, getReturnCaptureJob, { as: owner, params: { jobId } })
  const reaches = (target: Target, jobId: string, status: string) =>
    waitFor(`the job to be ${status}`, async () => (await jobOf(target, jobId)).status === status, 60_000)
  const returnsOf = (orderNumber: string) =>
    database.visit(async (db) => {
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
      const first = await start(work, 60_000)
      const accepted = await capture(first.target, orderNumber, key)
      const { jobId } = accepted.body as { jobId: string }
      await reaches(first.target, jobId, status)
      await first.kill()

      const second = await start(true, 100)
      await reaches(second.target, jobId, 'COMPLETED')
      const replayed = await capture(second.target, orderNumber, key)
      expect([replayed.status, replayed.body]).toEqual([202, accepted.body])
      const { response } = await jobOf(second.target, jobId)
      await second.kill()
      expect(await returnsOf(orderNumber)).toEqual([response?.returnOrderNumber])
    },
  )
})
