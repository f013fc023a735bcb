import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { getPaymentJob, preparePayment } from '../../../../contract/payments/deferred-payment.ts'
import { orders } from '../../../db/tables/orders.ts'
import { payments } from '../../../db/tables/payments/payments.ts'
import { sandboxOrderRules } from '../../../sandbox/tables.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { readAnswer, send, sendOk } from '../../../testing/host/api-client.ts'
import { twoHosts } from '../../../testing/host/durable-hosts.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import type { ApiProcess } from '../../../testing/host/spawn-api.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import type { Settled } from './settle-payment.ts'

describe.skipIf(!hasDatabase())('two hosts on one database', () => {
  const owner = 'upm-two-payment-hosts'
  const hosts = twoHosts(500)
  let refundsSoFar = 0

  const addUnpaid = () =>
    hosts.database().visit((db) =>
      addOrder(db, {
        upmId: owner,
        orderDate: new Date(),
        paymentHoldFlag: true,
        paymentPending: true,
        paymentApprovalId: 'ap1',
        orderTotal: 5000,
      }),
    )
  const askAt = (host: ApiProcess, orderNumber: string, key: string) =>
    send(host.target, preparePayment.formsV2, {
      as: owner,
      key,
      body: {
        approvalId: 'ap1',
        experienceType: 'DESKTOP',
        orderNumber,
        returnURL: `http://localhost/orders/sales/${orderNumber}/payment-confirmation`,
      },
    })
  const settledAt = async (host: ApiProcess, paymentId: string): Promise<Settled> =>
    (await readAnswer(await host.target.request(`/settled/${paymentId}`, { method: 'POST' }))).body as Settled
  const preparedAt = (host: ApiProcess, jobId: string) =>
    completedJob(host.target, getPaymentJob.formsV2, jobId, { as: owner })

  it('[DP-04] [AP-03] make one payment of 20 requests spread over both, and know each other’s keys', async () => {
    const orderNumber = await addUnpaid()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        askAt(hosts.at(index), orderNumber, index === 0 ? key : randomUUID()),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
    const forms = await Promise.all(
      answers.map(async ({ body }, index) => {
        // The job is read where it was not asked for.
        const { response } = await preparedAt(hosts.at(index + 1), (body as { id: string }).id)
        return response?.form?.fields[0]?.value
      }),
    )
    const replayed = await askAt(hosts.at(1), orderNumber, key)
    expect([replayed.status, replayed.body]).toEqual([202, answers[0]?.body])
    const rows = await hosts
      .database()
      .visit((db) => db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))
    expect(rows.map(({ amount }) => amount)).toEqual([5000])
    expect([...new Set(forms)]).toEqual([rows[0]?.id])
  })

  it('[DP-04] [AP-03] take the provider’s word once, while both are asked for the payment still', async () => {
    const orderNumber = await addUnpaid()
    const asked = await askAt(hosts.at(0), orderNumber, randomUUID())
    await preparedAt(hosts.at(1), (asked.body as { id: string }).id)
    const [payment] = await hosts
      .database()
      .visit((db) => db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))
    const settleAt = (host: ApiProcess) =>
      Promise.all(Array.from({ length: 5 }, () => settledAt(host, payment?.id ?? '')))
    const [said, again, ...late] = await Promise.all([
      settleAt(hosts.at(0)),
      settleAt(hosts.at(1)),
      ...hosts
        .all()
        .flatMap((host) => [askAt(host, orderNumber, randomUUID()), askAt(host, orderNumber, randomUUID())]),
    ])
    expect([...said, ...again].toSorted()).toEqual(['paid', ...Array.from({ length: 9 }, () => 'paidBefore')])
    for (const { status, body } of late) {
      expect([202, 400]).toContain(status)
      if (status === 400) expect((body as { code: string }).code).toBe('payment_state')
    }
    const after = await Promise.all(hosts.all().map((host) => askAt(host, orderNumber, randomUUID())))
    expect(after.map(({ body }) => (body as { code: string }).code)).toEqual([
      'payment_state',
      'payment_state',
    ])
    const [order, rows] = await hosts
      .database()
      .visit((db) =>
        Promise.all([
          db.select().from(orders).where(eq(orders.orderNumber, orderNumber)),
          db.select().from(payments).where(eq(payments.orderNumber, orderNumber)),
        ]),
      )
    expect(order.map((row) => [row.paymentHoldFlag, row.paymentPending])).toEqual([[false, false]])
    expect(rows.map((row) => [row.id, row.paidAt !== null])).toEqual([[payment?.id, true]])
  })

  const cancelAt = (host: ApiProcess, orderNumber: string) =>
    send(host.target, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
      key: randomUUID(),
    })

  it('[DP-04] [CA-08] pay and cancel at the same time: money is kept for a standing order only, given back once', async () => {
    for (const rule of ['complete', 'denied', 'complete', 'denied'] as const) {
      const orderNumber = await hosts.database().visit((db) =>
        addOrder(db, {
          upmId: owner,
          orderDate: new Date(),
          paymentHoldFlag: true,
          paymentApprovalId: 'ap1',
          orderTotal: 5000,
        }),
      )
      const asked = await askAt(hosts.at(0), orderNumber, randomUUID())
      await preparedAt(hosts.at(0), (asked.body as { id: string }).id)
      const rows = await hosts
        .database()
        .visit((db) => db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))
      const id = rows[0]?.id ?? ''
      await hosts.database().visit((db) => db.insert(sandboxOrderRules).values({ orderNumber, rule }))
      const [cancelled, ...settled] = await Promise.all([
        cancelAt(hosts.at(0), orderNumber),
        settledAt(hosts.at(1), id),
        settledAt(hosts.at(0), id),
        askAt(hosts.at(1), orderNumber, randomUUID()),
        cancelAt(hosts.at(1), orderNumber),
      ])
      expect(cancelled.status).toBe(202)
      const said = settled.slice(0, 2) as Settled[]
      expect(said.filter((word) => word !== 'paidBefore').length).toBe(1)
      const { id: jobId } = cancelled.body as { id: string }
      await waitFor('the cancellation to be decided', async () => {
        const job = await sendOk(hosts.at(1).target, getCancelJob, { as: owner, params: { jobId } })
        return job.status === 'COMPLETED'
      })
      const look = () =>
        hosts.database().visit(async (db) => ({
          order: (await db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0],
          payment: (await db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))[0],
        }))
      const isCancelled = rule === 'complete'
      if (isCancelled) {
        await waitFor('the money to be given back', async () => (await look()).payment?.refundedAt !== null)
      }
      const { order, payment } = await look()
      expect([
        order?.cancelledAt !== null,
        order?.pendingModification,
        payment?.paidAt !== null,
        payment?.refundDueAt !== null,
        payment?.refundedAt !== null,
        isCancelled || order?.paymentHoldFlag === false,
      ]).toEqual([isCancelled, null, true, isCancelled, isCancelled, true])
      const told = hosts
        .all()
        .flatMap(({ lines }) => lines.filter(({ event }) => event === 'payment.refunded'))
      expect(told.length).toBe(refundsSoFar + (isCancelled ? 1 : 0))
      refundsSoFar = told.length
    }
  })
})
