import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { orders } from '../../../db/tables/orders.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'

describe.skipIf(!hasDatabase())('20 submissions at once', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  it('[RS-04] [AP-03] of the same three pieces make three returns, and the rest are told at the field', async () => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, deliveredOrder({ upmId }))
    const body = captureBody(orderNumber, [askedLine('0002')])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(host.app, captureReturn, { as: upmId, body })),
    )
    const accepted = answers.filter(({ status }) => status === 202)
    const refused = answers.filter(({ status }) => status === 400)
    expect([accepted.length, refused.length]).toEqual([3, 17])
    for (const { body: refusal } of refused) {
      expect(refusal).toMatchObject({
        code: 'validation',
        errors: [{ pointer: '/orderLines/0/quantity', code: 'too_many' }],
      })
    }
    const numbers = await Promise.all(
      accepted.map(({ body: answer }) =>
        waitFor('the return', async () => {
          const { jobId } = answer as { jobId: string }
          const job = await sendOk(host.app, getReturnCaptureJob, { as: upmId, params: { jobId } })
          return job.response?.returnOrderNumber
        }),
      ),
    )
    expect(new Set(numbers).size).toBe(3)
    const lines = await host.deps.db.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
    const shoe = lines.filter(({ gtin }) => gtin === '0002')
    const sum = (of: (line: (typeof shoe)[number]) => number | null) =>
      shoe.reduce((total, line) => total + (of(line) ?? 0), 0)
    expect([
      shoe.map(({ quantity }) => quantity),
      sum((line) => line.returnableQuantity),
      sum((line) => line.chargedPrice),
      sum((line) => line.taxes),
    ]).toEqual([[1, 1, 1], 0, 10_000, 725])
    const made = await host.deps.db
      .select()
      .from(orders)
      .where(eq(orders.parentSalesOrderNumber, orderNumber))
    const total = made.reduce((all, order) => all + (order.orderTotal ?? 0), 0)
    expect([made.length, total]).toEqual([3, 10_725])
  })
})
