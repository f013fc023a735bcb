import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { telemetryErrors, telemetryEvents } from '../../../db/tables/telemetry.ts'
import {
  hasDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../../testing/database/open-test-database.ts'
import { insertErrors, insertEvents, type RecordsWish, readRecords } from './telemetry.repository.ts'

const time = '2026-11-02T10:00:00Z'

describe.skipIf(!hasDatabase())('reports of pages', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
    await insertErrors(database.db, [
      {
        code: 'service-order-detail-failure',
        devMessage: 'no answer in 10 s',
        pageName: 'orderDetails',
        time,
      },
      { code: 'service-order-summary-failure', devMessage: 'answered 503', pageName: 'summary', time },
      { code: 'service-order-detail-failure', devMessage: 'answered 503', pageName: 'guestLookup', time },
    ])
    await insertEvents(database.db, [
      { name: 'Page Viewed', pageName: 'orderDetails', properties: { orders: 2 }, time },
      { name: 'Page Viewed', pageName: 'summary', properties: {}, time },
      { name: 'Return Started', pageName: 'orderDetails', properties: {}, time },
    ] as never)
  })
  afterAll(() => database.close())

  const found = async (wish: Partial<RecordsWish>) => {
    const { errors, events } = await readRecords(database.db, { limit: 10, ...wish })
    return {
      errors: errors.map(({ pageName }) => pageName),
      events: events.map(({ name, pageName }) => `${name}, ${pageName}`),
    }
  }
  const allErrors = ['guestLookup', 'summary', 'orderDetails']
  const allEvents = ['Return Started, orderDetails', 'Page Viewed, summary', 'Page Viewed, orderDetails']

  test('are read newest first, each whole, with the time of the page', async () => {
    expect(await found({})).toEqual({ errors: allErrors, events: allEvents })
    const { errors, events } = await readRecords(database.db, { limit: 1 })
    expect(errors).toEqual([
      {
        id: 3,
        code: 'service-order-detail-failure',
        devMessage: 'answered 503',
        pageName: 'guestLookup',
        occurredAt: new Date(time),
        receivedAt: expect.any(Date),
      },
    ])
    expect(events).toMatchObject([{ name: 'Return Started', occurredAt: new Date(time), properties: {} }])
  })

  test.each<[Partial<RecordsWish>, string[], string[]]>([
    [{ code: 'service-order-detail-failure' }, ['guestLookup', 'orderDetails'], allEvents],
    [{ contains: '503' }, ['guestLookup', 'summary'], allEvents],
    [{ contains: '%' }, [], allEvents],
    [{ name: 'Return Started' }, allErrors, ['Return Started, orderDetails']],
    [{ pageName: 'summary' }, ['summary'], ['Page Viewed, summary']],
    [{ code: 'service-order-detail-failure', contains: '503', pageName: 'guestLookup' }, ['guestLookup'], []],
    [{ limit: 1 }, ['guestLookup'], ['Return Started, orderDetails']],
  ])('by %o', async (wish, errors, events) => {
    expect(await found(wish)).toEqual({ errors, events })
  })

  test('that are none change nothing', async () => {
    await insertErrors(database.db, [])
    await insertEvents(database.db, [])
    expect([await database.db.$count(telemetryErrors), await database.db.$count(telemetryEvents)]).toEqual([
      3, 3,
    ])
  })
})
