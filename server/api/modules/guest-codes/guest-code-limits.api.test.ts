import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { redeemGuestCode, requestGuestCode } from '../../../../contract/session/guest-code.ts'
import { callRates } from '../../../db/tables/people/call-rates.ts'
import { guestCodes } from '../../../db/tables/people/guest-codes.ts'
import { rates } from '../../../limits/call-rates.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { ofShop } from './guest-codes.usecases.ts'

describe.skipIf(!hasDatabase())('limits of guests’ codes', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    await host.deps.db.delete(callRates)
    await host.deps.db.delete(guestCodes)
  })

  const newFilter = () => `email(guest.${randomUUID()}@podium.example)`
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const request = (address?: string) => {
    const filter = newFilter()
    return send(host.app, requestGuestCode, {
      filter,
      query: { filter, country: 'NL', language: 'en' },
      ...(address === undefined ? {} : { headers: from(address) }),
    })
  }
  const redeem = (address: string) => {
    const filter = newFilter()
    const body = { code: '123456', pass: 'p'.repeat(43) }
    return send(host.app, redeemGuestCode, { filter, query: { filter }, body, headers: from(address) })
  }
  /** How many in a row are let in before the first 429, which names when to come again. */
  const letIn = async (ask: () => ReturnType<typeof send>, atMost: number) => {
    for (let count = 0; count <= atMost; count += 1) {
      const { status, headers } = await ask()
      if (status !== 429) continue
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      return count
    }
    return Number.POSITIVE_INFINITY
  }

  it('[BY-21] one client asks for 20 an hour, whomever they are for; another one is let in', async () => {
    expect(rates.requestGuestCode).toEqual({ max: 20, windowMs: 3_600_000 })
    expect(await letIn(() => request('2001:db8:1::1'), 30)).toBe(20)
    expect((await request('2001:db8:2::1')).status).toBe(202)
  })

  it('[BY-21] one client tries 60 an hour, whomever they are for; another one is let in', async () => {
    expect(rates.redeemGuestCode).toEqual({ max: 60, windowMs: 3_600_000 })
    expect(await letIn(() => redeem('2001:db8:3::1'), 70)).toBe(60)
    expect((await redeem('2001:db8:4::1')).status).toBe(410)
  })

  it('[BY-21] all together ask for 3,000 in ten minutes, and are let in again once the first of them is that old', async () => {
    expect(ofShop).toEqual({ max: 3_000, windowMs: 600_000 })
    const now = host.deps.clock.now()
    const fill = (count: number, at: Date) =>
      host.deps.db.execute(sql`insert into guest_codes (id, contact_hash, requested_at, expires_at)
        select gen_random_uuid(), gen_random_uuid()::text, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
        from generate_series(1, ${count}::int)`)
    const old = new Date(now.getTime() - ofShop.windowMs + 30_000)
    await fill(1, old)
    await fill(ofShop.max - 2, now)
    expect((await request()).status).toBe(202)
    const refused = await request()
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(25)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    await host.deps.db.execute(
      sql`update guest_codes set requested_at = requested_at - interval '1 minute' where requested_at = ${old.toISOString()}::timestamptz`,
    )
    expect((await request()).status).toBe(202)
  })
})
