import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStoredOutcome } from '../../../contract/wire/idempotency.ts'
import { consents } from '../../db/tables/people/members.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { send } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { newMember } from '../../testing/orders/build-order.ts'
import { writeRow, writeRowCall } from '../../testing/orders/write-row-call.ts'
import { dropOldRows } from '../housekeeping.ts'

describe.skipIf(!hasDatabase())('idempotency keys', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false, extras: { calls: [writeRowCall()] } })
  })
  afterAll(() => host.close())

  const rowsOf = async (upmId: string) => {
    const rows = await host.deps.db.select().from(consents).where(sql`${consents.upmId} = ${upmId}`)
    return rows.map((row) => row.id)
  }
  const write = (as: string, id: string, end: string, key: string | null, headers = {}) =>
    send(host.app, writeRow, { as, key, headers, body: { id, end } })
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]

  it('[AP-01] demands a key of at most 255 visible characters', async () => {
    const as = newMember()
    const answers = [
      await write(as, 'a', 'done', null),
      await write(as, 'a', 'done', 'k'.repeat(256)),
      await write(as, 'a', 'done', 'with space'),
      await write(as, 'a', 'done', 'żółw', {}).catch(() => ({
        status: 400,
        body: { code: 'refused by Headers' },
      })),
      await write(as, 'a', 'done', 'k'.repeat(255)),
    ]
    expect(answers.map(codeOf)).toEqual([
      [400, 'idempotency_key_missing'],
      [400, 'idempotency_key_malformed'],
      [400, 'idempotency_key_malformed'],
      [400, 'refused by Headers'],
      [201, undefined],
    ])
    expect(await rowsOf(as)).toEqual(['a'])
  })

  it('[AP-02] does the work once and answers the same again, marked as replayed', async () => {
    const as = newMember()
    const answers = [await write(as, 'b', 'done', 'key-1'), await write(as, 'b', 'done', 'key-1')]
    expect(
      answers.map(({ status, body, headers }) => [status, body, headers.get('Idempotency-Replayed')]),
    ).toEqual([
      [201, { written: 'b' }, null],
      [201, { written: 'b' }, 'true'],
    ])
    expect(await rowsOf(as)).toEqual(['b'])
  })

  it('refuses the same key with another body', async () => {
    const as = newMember()
    await write(as, 'c', 'done', 'key-1')
    expect(codeOf(await write(as, 'd', 'done', 'key-1'))).toEqual([422, 'idempotency_mismatch'])
    expect(await rowsOf(as)).toEqual(['c'])
  })

  it('keeps a refusal and none of the changes before it', async () => {
    const as = newMember()
    const first = await write(as, 'e', 'refused', 'key-1')
    const second = await write(as, 'e', 'refused', 'key-1')
    expect(
      [first, second].map(({ status, body, headers }) => [status, body, headers.get('content-type')]),
    ).toEqual(
      [first, second].map(() => [
        400,
        {
          type: 'about:blank',
          title: 'The order cannot be cancelled',
          status: 400,
          code: 'order_state',
          detail: 'refused after writing',
        },
        'application/problem+json',
      ]),
    )
    expect(second.headers.get('Idempotency-Replayed')).toBe('true')
    expect(await rowsOf(as)).toEqual([])
  })

  it('[AP-02] keeps nothing of a defect, so that the same key may be tried again', async () => {
    const as = newMember()
    const failed = await write(as, 'f', 'defect', 'key-1')
    expect([failed.status, failed.body]).toEqual([
      500,
      { type: 'about:blank', title: 'Something went wrong here', status: 500, code: 'internal' },
    ])
    const outcome = await send(host.app, getStoredOutcome, { as, params: { key: 'key-1' } })
    expect(codeOf(outcome)).toEqual([404, 'idempotency_unknown'])
    expect(await rowsOf(as)).toEqual([])
    expect((await write(as, 'f', 'done', 'key-1')).status).toBe(201)
  })

  it('tells the stored outcome to its owner and to nobody else', async () => {
    const as = newMember()
    await write(as, 'g', 'done', 'key-g')
    await send(host.app, writeRow, {
      filter: 'email(kim@podium.example)',
      key: 'key-h',
      body: { id: 'h', end: 'refused' },
    })
    const look = (key: string, who: object) => send(host.app, getStoredOutcome, { params: { key }, ...who })
    const answers = [
      await look('key-g', { as }),
      await look('key-g', { as: newMember() }),
      await look('key-h', { filter: 'email(Kim@podium.example)' }),
      await look('key-h', { filter: 'email(lee@podium.example)' }),
      await look('never-sent', { as }),
    ]
    const unknown = [404, expect.objectContaining({ code: 'idempotency_unknown' })]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { call: 'writeRow', status: 201, body: { written: 'g' } }],
      unknown,
      [200, { call: 'writeRow', status: 400, body: expect.objectContaining({ code: 'order_state' }) }],
      unknown,
      unknown,
    ])
  })

  it('writes once for 20 equal requests at the same time', async () => {
    const as = newMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(as, 'j', 'done', 'key-1')))
    const statuses = new Set(answers.map((answer) => answer.status))
    expect(statuses.has(201)).toBe(true)
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(await rowsOf(as)).toEqual(['j'])
  })

  it('keeps outcomes for more than a day and drops them in time', async () => {
    const as = newMember()
    await write(as, 'k', 'done', 'key-day')
    await write(as, 'l', 'done', 'key-days')
    const age = (key: string, hours: number) =>
      host.deps.db.execute(
        sql`update idempotency_keys set created_at = now() - make_interval(hours => ${hours}) where key = ${key}`,
      )
    await age('key-day', 25)
    await age('key-days', 49)
    await dropOldRows(host.deps.db)
    const answers = [
      await send(host.app, getStoredOutcome, { as, params: { key: 'key-day' } }),
      await send(host.app, getStoredOutcome, { as, params: { key: 'key-days' } }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([200, 404])
  })

  it('logs what happened without anything personal', () => {
    const text = JSON.stringify(host.lines)
    expect(text).toContain('"call":"writeRow"')
    expect(text).toContain('request.failed')
    expect(text).not.toMatch(/podium\.example|token-of|key-g|\/test\/rows/)
  })
})
