import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import type { JobStatus } from '../../../../contract/wire/job.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk, type Target } from '../../../testing/host/api-client.ts'
import { crashingHosts } from '../../../testing/host/durable-hosts.ts'
import { jobReaches } from '../../../testing/host/job-polling.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'

/** Each test starts two processes one after the other. */
const timeout = 120_000

describe.skipIf(!hasDatabase())('a host that is killed', { timeout }, () => {
  const owner = 'upm-crash'
  const hosts = crashingHosts()
  const add = (rule: 'complete' | 'slow') =>
    hosts.database().visit((db) => addOrder(db, { upmId: owner, orderDate: new Date(), rule }))
  const cancel = (target: Target, orderNumber: string, key: string) =>
    send(target, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
      key,
    })
  const reaches = (target: Target, jobId: string, status: JobStatus) =>
    jobReaches(status, target, getCancelJob, jobId, { as: owner, withinMs: 40_000 })
  const groupOf = async (target: Target, orderNumber: string) =>
    (await sendOk(target, getOrder, { as: owner, params: { orderNumber } })).order.group[0]?.headingVariant

  it('[AP-02] [CA-08] leaves a job PENDING that the next one completes exactly once', async () => {
    const orderNumber = await add('complete')
    const key = randomUUID()
    const first = await hosts.start({ work: false, slowMs: 1500 })
    const accepted = await cancel(first.target, orderNumber, key)
    const { id: jobId, status } = accepted.body as { id: string; status: string }
    expect([accepted.status, status]).toEqual([202, 'PENDING'])
    await first.kill()

    const second = await hosts.start({ work: true, slowMs: 1500 })
    await reaches(second.target, jobId, 'COMPLETED')
    const replayed = await cancel(second.target, orderNumber, key)
    expect([replayed.status, replayed.body, replayed.headers.get('Idempotency-Replayed')]).toEqual([
      202,
      accepted.body,
      'true',
    ])
    const another = await cancel(second.target, orderNumber, randomUUID())
    expect((another.body as { code: string }).code).toBe('order_already_cancelled')
    expect(await groupOf(second.target, orderNumber)).toBe('cancelled')
    await second.kill()
    expect(await hosts.database().completionsOf(orderNumber)).toEqual({ jobs: 1, orders: 1 })
  })

  it('[AP-02] [CA-08] leaves a job IN_PROGRESS that the next one completes exactly once', async () => {
    const orderNumber = await add('slow')
    const first = await hosts.start({ work: true, slowMs: 60_000 })
    const { body } = await cancel(first.target, orderNumber, randomUUID())
    const jobId = (body as { id: string }).id
    await reaches(first.target, jobId, 'IN_PROGRESS')
    await first.kill()

    const second = await hosts.start({ work: true, slowMs: 100 })
    expect(await groupOf(second.target, orderNumber)).toBeTypeOf('string')
    await reaches(second.target, jobId, 'COMPLETED')
    await second.kill()
    expect(await hosts.database().completionsOf(orderNumber)).toEqual({ jobs: 1, orders: 1 })
  })
})
