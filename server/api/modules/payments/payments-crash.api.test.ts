import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getPaymentJob, preparePayment } from '../../../../contract/payments/deferred-payment.ts'
import type { JobStatus } from '../../../../contract/wire/job.ts'
import { payments } from '../../../db/tables/payments/payments.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, type Target } from '../../../testing/host/api-client.ts'
import { crashingHosts } from '../../../testing/host/durable-hosts.ts'
import { jobReaches } from '../../../testing/host/job-polling.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'

/** Each test starts two processes one after the other. */
const timeout = 120_000

describe.skipIf(!hasDatabase())('a host that is killed while a payment is prepared', { timeout }, () => {
  const owner = 'upm-payment-crash'
  const hosts = crashingHosts()
  const reaches = (target: Target, jobId: string, status: JobStatus) =>
    jobReaches(status, target, getPaymentJob.formsV2, jobId, { as: owner, withinMs: 60_000 })

  it('[DP-04] [AP-02] leaves a job that the next one finishes, for the one payment of the order', async () => {
    const orderNumber = await hosts.database().visit((db) =>
      addOrder(db, {
        upmId: owner,
        orderDate: new Date(),
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
    const first = await hosts.start({ work: true, slowMs: 60_000 })
    const accepted = await ask(first.target)
    expect(accepted.status).toBe(202)
    const { id } = accepted.body as { id: string }
    await reaches(first.target, id, 'IN_PROGRESS')
    await first.kill()

    const second = await hosts.start({ work: true, slowMs: 100 })
    const { response } = await reaches(second.target, id, 'COMPLETED')
    const replayed = await ask(second.target)
    expect([replayed.status, replayed.body]).toEqual([202, accepted.body])
    await second.kill()
    const rows = await hosts
      .database()
      .visit((db) => db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))
    expect(rows.map((row) => row.id)).toEqual([response?.form?.fields[0]?.value])
  })
})
