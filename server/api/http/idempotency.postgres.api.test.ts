import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStoredOutcome } from '../../../contract/wire/idempotency.ts'
import { consents } from '../../db/tables/people/members.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type ApiAnswer, send } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { newMember } from '../../testing/orders/build-order.ts'
import { writeRow, writeRowCall } from '../../testing/orders/write-row-call.ts'

describe.skipIf(!hasDatabase())('an idempotency key whose first request is under way', () => {
  let host: TestHost
  const entered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  beforeAll(async () => {
    const hold = () => {
      entered.resolve()
      return released.promise
    }
    host = await startTestHost({ work: false, extras: { calls: [writeRowCall(hold)] } })
  })
  afterAll(() => host.close())

  it('[AP-03] is answered 409 with Retry-After, and replayed once the first is done', async () => {
    const as = newMember()
    const write = () => send(host.app, writeRow, { as, key: 'key-1', body: { id: 'i', end: 'held' } })
    const summary = ({ status, body, headers }: ApiAnswer) => [
      status,
      (body as { code?: string }).code,
      headers.get('Retry-After'),
    ]
    const first = write()
    await entered.promise
    const second = await write()
    const look = await send(host.app, getStoredOutcome, { as, params: { key: 'key-1' } })
    released.resolve()
    expect([summary(second), summary(look)]).toEqual([
      [409, 'idempotency_in_flight', '1'],
      [409, 'idempotency_in_flight', '1'],
    ])
    expect((await first).status).toBe(201)
    expect((await write()).headers.get('Idempotency-Replayed')).toBe('true')
    const rows = await host.deps.db.select().from(consents).where(eq(consents.upmId, as))
    expect(rows.map((row) => row.id)).toEqual(['i'])
  })
})
