import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob, wrongStateMessage } from '../../../../contract/orders/cancellation.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import type { SandboxRule } from '../../../sandbox/tables.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { workCancellation } from './cancellation.worker.ts'

describe.skipIf(!hasDatabase())('working a cancellation', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  const start = async (rule: SandboxRule | null) => {
    const orderNumber = await addOrder(host.deps.db, {
      upmId: owner,
      rule,
      lines: [{ eddText: { en: 'Arrives Tue' } }, {}],
    })
    const body = memberCancelBody(orderNumber)
    const job = await sendOk(host.app, cancelOrder, { as: owner, params: { orderNumber }, body })
    return { orderNumber, jobId: job.id, eta: job.eta, body }
  }
  const readJob = (jobId: string) => sendOk(host.app, getCancelJob, { as: owner, params: { jobId } })
  const done = (jobId: string) => completedJob(host.app, getCancelJob, jobId, { as: owner })
  const orderOf = async (orderNumber: string) =>
    (await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })).order

  it('[JO-01] goes from PENDING to COMPLETED and cancels order, group and lines', async () => {
    const { orderNumber, jobId, body } = await start('complete')
    expect(await done(jobId)).toEqual({
      id: jobId,
      status: 'COMPLETED',
      eta: null,
      error: null,
      response: { orderNumber, pendingModification: null },
    })
    const order = await orderOf(orderNumber)
    expect(
      order.group.map(({ heading, headingVariant, actions }) => [heading, headingVariant, actions.cancel]),
    ).toEqual([[null, 'cancelled', null]])
    expect(
      order.group[0]?.orderItems.map((item) => [
        item.lineItemStatus.status,
        item.lineItemStatusVariant,
        item.itemDates.cancelled,
        item.eddTranslated,
      ]),
    ).toEqual([
      ['Cancelled', 'CANCELLED', '2026-11-20T12:00:00.000Z', null],
      ['Cancelled', 'CANCELLED', '2026-11-20T12:00:00.000Z', null],
    ])
    const again = await send(host.app, cancelOrder, { as: owner, params: { orderNumber }, body })
    expect([again.status, again.body]).toMatchObject([400, { code: 'order_already_cancelled' }])
  })

  it('[CA-02] ends denied with the specification’s sentence and leaves the order as it is', async () => {
    const { orderNumber, jobId } = await start('denied')
    expect((await done(jobId)).error).toEqual({
      httpStatus: 400,
      message: wrongStateMessage,
      code: 'order_state',
    })
    const order = await orderOf(orderNumber)
    expect([order.group[0]?.headingVariant, order.pendingModification]).toEqual(['ordered', null])
  })

  it('ends failed when the fulfilment side fails, and takes another try', async () => {
    const { orderNumber, jobId, body } = await start('failing')
    expect((await done(jobId)).error).toMatchObject({ httpStatus: 500 })
    const again = await sendOk(host.app, cancelOrder, { as: owner, params: { orderNumber }, body })
    expect(again.id).not.toBe(jobId)
    await done(again.id)
  })

  it('shows a pending cancellation on job and order, joins it, and settles it later', async () => {
    const { orderNumber, jobId, body } = await start('pending')
    expect((await done(jobId)).response).toEqual({
      orderNumber,
      pendingModification: { type: 'CANCEL_ORDER' },
    })
    const order = await orderOf(orderNumber)
    expect([order.pendingModification, order.group[0]?.actions.cancel]).toEqual([
      { type: 'CANCEL_ORDER' },
      null,
    ])
    const joined = await sendOk(host.app, cancelOrder, { as: owner, params: { orderNumber }, body })
    expect([joined.id, joined.response?.pendingModification]).toEqual([jobId, { type: 'CANCEL_ORDER' }])
    await waitFor('the order to be settled', async () => {
      const settled = await orderOf(orderNumber)
      return settled.group[0]?.headingVariant === 'cancelled' && settled.pendingModification === null
    })
    expect((await readJob(jobId)).response).toEqual({ orderNumber, pendingModification: null })
  })

  it('[JO-01] is seen IN_PROGRESS while the fulfilment side is slow, and polled less often then', async () => {
    const { jobId, eta } = await start('slow')
    expect(eta).toBe(20)
    host.clock.advanceMinutes(1)
    const seen = await waitFor('the job to be in progress', async () => {
      const job = await readJob(jobId)
      return job.status === 'IN_PROGRESS' && job
    })
    expect(seen).toEqual({ id: jobId, status: 'IN_PROGRESS', eta: 1000, error: null, response: null })
    await done(jobId)
  })

  it('[CA-08] [AP-02] ends a job once, however often its message comes', async () => {
    const { orderNumber, jobId } = await start('slow')
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 5 }, () => workCancellation(host.deps, jobId, signal)))
    await done(jobId)
    await workCancellation(host.deps, jobId, signal)
    const ended = host.lines.filter((line) => line.event === 'cancellation.ended' && line.jobId === jobId)
    expect(ended.map((line) => line.outcome)).toEqual(['CANCELLED'])
    const jobs = await host.deps.db
      .select()
      .from(cancellationJobs)
      .where(eq(cancellationJobs.orderNumber, orderNumber))
    expect(jobs.map((job) => [job.status, job.outcome])).toEqual([['COMPLETED', 'CANCELLED']])
  })
})
