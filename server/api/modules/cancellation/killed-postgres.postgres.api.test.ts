import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { openDatabase } from '../../../db/open-database.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type OwnPostgres, startTestPostgres } from '../../../testing/database/test-postgres.ts'
import { send } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { type ApiProcess, spawnApi } from '../../../testing/host/spawn-api.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'

describe.skipIf(!hasDatabase())('a PostgreSQL that is killed', () => {
  const owner = 'upm-killed'
  let server: OwnPostgres
  let host: ApiProcess
  beforeAll(async () => {
    server = await startTestPostgres()
  })
  afterAll(async () => {
    await host?.kill()
    await server.stop()
  })

  it('[AP-02] has kept what was accepted, and the host completes it once it is back', async () => {
    const opened = await openDatabase({ databaseUrl: server.url, dataDir: '' })
    const orderNumber = await addOrder(opened.db, {
      upmId: owner,
      orderDate: new Date(),
      rule: 'slow',
    })
    await opened.close()
    host = await spawnApi({ databaseUrl: server.url, dataDir: '', work: true, slowMs: 1500 })
    const accepted = await send(host.target, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
      key: randomUUID(),
    })
    expect(accepted.status).toBe(202)
    await server.killAndRestart()
    const { id: jobId } = accepted.body as { id: string }
    const completed = await completedJob(host.target, getCancelJob, jobId, { as: owner, withinMs: 90_000 })
    expect(completed).toMatchObject({ error: null, response: { orderNumber, pendingModification: null } })
    const ended = host.lines.filter((line) => line.event === 'cancellation.ended')
    expect(ended.map(({ outcome }) => outcome)).toEqual(['CANCELLED'])
  }, 120_000)
})
