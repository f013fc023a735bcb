import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPaymentJob, preparePayment } from '../../../../contract/payments/deferred-payment.ts'
import { payments } from '../../../db/tables/payments.ts'
import { createDurableDatabase, type DurableDatabase } from '../../../testing/database/durable-database.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk, type Target } from '../../../testing/host/api-client.ts'
import { type ApiProcess, spawnApi } from '../../../testing/host/spawn-api.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'

/** Each test starts two processes one after the other. */
const timeout = 120_000

describe.skipIf(!hasDatabase())('a host that is killed while a payment is prepared', { timeout }, () => {
  const owner = 'upm-payment-crash'
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

  const start = async (slowMs: number) => {
    const host = await spawnApi({ ...database.location, work: true, slowMs })
    hosts.push(host)
    return host
  }
  const reaches = (target: Target, jobId: string, status: string) =>
    waitFor(
      `the job to be ${status}`,
      async () => {
        const job = await sendOk(target, getPaymentJob.formsV2, { as: owner, params: { jobId } })
        return job.status === status && job
      },
      60_000,
    )

  it('[DP-04] [AP-02] leaves a job that the next one finishes, for the one payment of the order', async () => {
    const orderNumber = await database.visit((db) =>
      addOrder(db, {
        upmId: owner,
        paymentHoldFlag: true,
        paymentApprovalId: 'ap1',
        orderTotal: 5000,
        rule: 'slow',
      }),
    )
    const key = randomUUID()
    const body = {
      approvalId: 'ap1',
      experienceType: 'MOBILE',
      orderNumber,
      returnURL: `http://localhost/orders/sales/${orderNumber}/payment-confirmation`,
    }
    const ask = (target: Target) => send(target, preparePayment.formsV2, { as: owner, key, body })
    const first = await start(60_000)
    const accepted = await ask(first.target)
    expect(accepted.status).toBe(202)
    const { id } = accepted.body as { id: string }
    await reaches(first.target, id, 'IN_PROGRESS')
    await first.kill()

    const second = await start(100)
    const { response } = await reaches(second.target, id, 'COMPLETED')
    const replayed = await ask(second.target)
    expect([replayed.status, replayed.body]).toEqual([202, accepted.body])
    await second.kill()
    const rows = await database.visit((db) =>
      db.select().from(payments).where(eq(payments.orderNumber, orderNumber)),
    )
    expect(rows.map((row) => row.id)).toEqual([response?.form?.fields[0]?.value])
  })
})
