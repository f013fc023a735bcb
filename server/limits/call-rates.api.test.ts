import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { OpenDatabase } from '../db/open-database.ts'
import { callRates } from '../db/tables/people/call-rates.ts'
import { hasDatabase, openTestDatabase } from '../testing/database/open-test-database.ts'
import { createCallRates, dropOldRates, type LimitedUse, rates } from './call-rates.ts'

test('a client may so often in so many milliseconds, and all of them together report so much', () => {
  expect(rates).toEqual({
    addToCart: { max: 60, windowMs: 60_000 },
    validateAddress: { max: 60, windowMs: 60_000 },
    requestGuestCode: { max: 20, windowMs: 3_600_000 },
    redeemGuestCode: { max: 60, windowMs: 3_600_000 },
    requestPhoneCode: { max: 20, windowMs: 3_600_000 },
    confirmPhone: { max: 60, windowMs: 3_600_000 },
    errorReports: { max: 600, windowMs: 60_000 },
    eventReports: { max: 600, windowMs: 60_000 },
    reportsOfShop: { max: 30_000, windowMs: 600_000 },
    wrongLinkCode: { max: 30, windowMs: 600_000 },
    signIn: { max: 120, windowMs: 600_000 },
    authorization: { max: 120, windowMs: 600_000 },
  })
})

describe.skipIf(!hasDatabase())('how often anybody may do what needs no account and no order', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const secret = 'a secret of at least 32 characters'
  const refusals = async (use: LimitedUse, client: string, times: number) => {
    const host = createCallRates(database.db, secret)
    const waits = await Promise.all(Array.from({ length: times }, () => host.take(use, client)))
    return waits.filter((wait) => wait > 0)
  }

  it.each(Object.entries(rates).filter(([, { max }]) => max <= 600))(
    '%s: a client may as often as is said within its window, on all hosts together, and another client is not counted in',
    async (name, { max, windowMs }) => {
      const use = name as LimitedUse
      expect(await refusals(use, '192.0.2.1', max - 1)).toEqual([])
      expect(await refusals(use, '192.0.2.1', 1)).toEqual([])
      const [wait = 0] = await refusals(use, '192.0.2.1', 1)
      expect(wait).toBeGreaterThan(windowMs / 2)
      expect(wait).toBeLessThanOrEqual(windowMs)
      expect(await refusals(use, '192.0.2.2', 1)).toEqual([])
      await database.db.execute(sql`update call_rates set expire = now() - interval '1 second'`)
      expect(await refusals(use, '192.0.2.1', 1)).toEqual([])
    },
  )

  it('asks the database no more for a client that is refused, and keeps one row for it, which tells nobody who it is', async () => {
    await database.db.delete(callRates)
    const host = createCallRates(database.db, secret)
    const flood = () => Promise.all(Array.from({ length: 300 }, () => host.take('addToCart', '192.0.2.3')))
    await flood()
    const [before] = await database.db.select().from(callRates)
    await flood()
    const rows = await database.db.select().from(callRates)
    expect(rows).toEqual([before])
    expect(JSON.stringify(rows)).not.toContain('192.0.2.3')
  })

  it('drops what has had its time, and nothing else', async () => {
    await database.db.delete(callRates)
    const host = createCallRates(database.db, secret)
    await host.take('addToCart', '192.0.2.4')
    await database.db.execute(sql`update call_rates set expire = now() - interval '1 second'`)
    await host.take('addToCart', '192.0.2.5')
    await dropOldRates(database.db)
    expect(await database.db.$count(callRates)).toBe(1)
  })
})
