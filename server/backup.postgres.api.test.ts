import { rmSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '../contract/orders/cancellation.ts'
import { createSampleMember, createSampleOrder } from '../contract/sandbox/sandbox.ts'
import { openDatabase } from './db/open-database.ts'
import { cancellationJobs } from './db/tables/cancellation-jobs.ts'
import { openWork } from './testing/changes/races/open-work.ts'
import { brokenSums } from './testing/changes/races/sums.ts'
import { backUp } from './testing/database/base-backup.ts'
import { hasDatabase } from './testing/database/open-test-database.ts'
import { type OwnPostgres, startTestPostgres } from './testing/database/test-postgres.ts'
import { sendOk } from './testing/host/api-client.ts'
import { type ApiProcess, spawnSandbox } from './testing/host/spawn-api.ts'
import { waitFor } from './testing/host/wait-for.ts'
import { memberCancelBody } from './testing/orders/cancel-bodies.ts'

/** A mail that was being sent when the backup was made stays claimed for 45 s, and is tried again up to 32 s after that. */
const longestMs = 120_000

/** Somebody orders and cancels. Gives back the job. */
const cancelOne = async ({ target }: ApiProcess): Promise<string> => {
  const { member, upmId } = await sendOk(target, createSampleMember, { body: {} })
  const { orderNumber = '' } = await sendOk(target, createSampleOrder, {
    body: { from: 'cancellable', country: 'us', member },
  })
  const { id } = await sendOk(target, cancelOrder, {
    params: { orderNumber },
    body: {
      ...memberCancelBody(orderNumber),
      authorizationInfo: { email: member, dayPhoneNumber: null, phoneNumber: null },
    },
    as: upmId,
  })
  return id
}

describe.skipIf(!hasDatabase())('a backup that is made while people cancel', { timeout: 150_000 }, () => {
  let server: OwnPostgres
  let restored: OwnPostgres
  const hosts: ApiProcess[] = []
  const start = async ({ url }: OwnPostgres) => {
    const host = await spawnSandbox({ databaseUrl: url, port: 0, maxConnections: 10 })
    hosts.push(host)
    return host
  }
  /** Jobs of cancellations that were accepted before the backup began. */
  const accepted: string[] = []
  beforeAll(async () => {
    server = await startTestPostgres()
    const host = await start(server)
    for (let order = 0; order < 5; order++) accepted.push(await cancelOne(host))
    let isOver = false
    const going = (async () => {
      while (!isOver) await cancelOne(host)
    })()
    const folder = await backUp(server)
    isOver = true
    await going
    restored = await startTestPostgres(folder)
    rmSync(folder, { recursive: true, force: true })
  }, 120_000)
  afterAll(async () => {
    for (const host of hosts) await host.kill()
    await server?.stop()
    await restored?.stop()
  })

  test('has everything that was accepted before, and a host on it finishes what was under way', async () => {
    await start(restored)
    const opened = await openDatabase({ databaseUrl: restored.url, dataDir: '' })
    const { db } = opened
    await waitFor(
      'the end of all work',
      async () => Object.values(await openWork(db)).every((count) => count === 0),
      longestMs,
    )
    const outcomes = await Promise.all(
      accepted.map(async (id) => {
        const [job] = await db.select().from(cancellationJobs).where(eq(cancellationJobs.id, id))
        return job?.outcome
      }),
    )
    expect(outcomes).toEqual(accepted.map(() => 'CANCELLED'))
    expect(await brokenSums(db)).toEqual([])
    await opened.close()
  })
})
