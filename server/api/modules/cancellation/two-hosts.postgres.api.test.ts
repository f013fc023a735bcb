import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { getStoredOutcome } from '../../../../contract/wire/idempotency.ts'
import { createSandboxClock } from '../../../sandbox/clock/sandbox-clock.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { twoHosts } from '../../../testing/host/durable-hosts.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import type { ApiProcess } from '../../../testing/host/spawn-api.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'

describe.skipIf(!hasDatabase())('two hosts on one database', () => {
  const owner = 'upm-two-hosts'
  const hosts = twoHosts(2000)

  const add = (rule: 'complete' | 'slow') =>
    hosts.database().visit((db) => addOrder(db, { upmId: owner, orderDate: new Date(), rule }))
  const cancelAt = (host: ApiProcess, orderNumber: string, key: string) =>
    send(host.target, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
      key,
    })
  const jobAt = (host: ApiProcess, jobId: string) =>
    sendOk(host.target, getCancelJob, { as: owner, params: { jobId } })
  const completedAt = (host: ApiProcess, jobId: string, withinMs = 15_000) =>
    completedJob(host.target, getCancelJob, jobId, { as: owner, withinMs })

  it('[AP-03] [CA-08] make one job of 20 requests spread over both', async () => {
    const orderNumber = await add('complete')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => cancelAt(hosts.at(index), orderNumber, randomUUID())),
    )
    const accepted = answers.filter((answer) => answer.status === 202)
    const others = answers.filter((answer) => answer.status !== 202)
    const ids = new Set(accepted.map(({ body }) => (body as { id: string }).id))
    expect(ids.size).toBe(1)
    expect(others.map(({ body }) => (body as { code: string }).code)).toEqual(
      others.map(() => 'order_already_cancelled'),
    )
    const [jobId = ''] = ids
    await completedAt(hosts.at(0), jobId)
    await completedAt(hosts.at(1), jobId)
    expect(await hosts.database().completionsOf(orderNumber)).toEqual({ jobs: 1, orders: 1 })
  })

  it('[AP-03] share idempotency keys', async () => {
    const orderNumber = await add('complete')
    const key = randomUUID()
    const first = await cancelAt(hosts.at(0), orderNumber, key)
    const second = await cancelAt(hosts.at(1), orderNumber, key)
    const look = await sendOk(hosts.at(1).target, getStoredOutcome, { as: owner, params: { key } })
    expect([second.status, second.body, look]).toEqual([
      202,
      first.body,
      { call: 'cancelOrder', status: 202, body: first.body },
    ])
  })

  it('[AP-03] agree on the time that the sandbox has moved', async () => {
    const orderNumber = await add('complete')
    await hosts.database().visit((db) => createSandboxClock(db).advance(31 * 60_000))
    const answers = await Promise.all(hosts.all().map((host) => cancelAt(host, orderNumber, randomUUID())))
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual([
      'cancel_window_closed',
      'cancel_window_closed',
    ])
    await hosts.database().visit((db) => createSandboxClock(db).reset())
    const ahead = answers.map(({ headers }) => Date.parse(headers.get('Date') ?? '') - Date.now())
    expect(ahead.map((milliseconds) => Math.round(milliseconds / 60_000))).toEqual([31, 31])
  })

  it('[AP-02] [AP-03] finish each other’s work: the one that began a job is killed, the other completes it once', async () => {
    const orderNumber = await add('slow')
    const { body } = await cancelAt(hosts.at(0), orderNumber, randomUUID())
    const jobId = (body as { id: string }).id
    const hasBegun = (host: ApiProcess) =>
      host.lines.some((line) => line.event === 'cancellation.begun' && line.jobId === jobId)
    const worker = await waitFor('a host to begin', async () => hosts.all().find(hasBegun))
    await worker.kill()
    const survivor = worker === hosts.at(0) ? hosts.at(1) : hosts.at(0)
    expect((await jobAt(survivor, jobId)).status).toBe('IN_PROGRESS')
    await completedAt(survivor, jobId, 90_000)
    expect(await hosts.database().completionsOf(orderNumber)).toEqual({ jobs: 1, orders: 1 })
  }, 120_000)
})
