import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProblemError } from '../../common/problems.ts'
import { orders } from '../../db/tables/orders.ts'
import { members } from '../../db/tables/people/members.ts'
import {
  hasDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.ts'
import { kim } from '../../testing/host/identity-host.ts'
import { testSecret } from '../../testing/host/test-secret.ts'
import { memberByEmail } from '../members.ts'
import { guests } from '../orders/buyers.ts'
import { sandboxOrderRules } from '../tables.ts'
import { type FreshOrderRequest, freshOrder } from './fresh-order.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe.skipIf(!hasDatabase())('a fresh order', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.delete(members)
    const accounts = [kim, ...['maya@example.com', 'oliver@example.com'].map((email) => memberByEmail(email))]
    await database.db.insert(members).values(
      accounts.flatMap((account) => {
        if (!account) return []
        const { upmId, givenName, familyName, email, country } = account
        return [{ upmId, givenName, familyName, email, country, passwordHash: '' }]
      }),
    )
  })

  /** The scenario, and the row of its order. */
  const place = async (request: FreshOrderRequest) => {
    const scenario = await freshOrder(database.db, testSecret, now, request)
    const [order] = await database.db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, scenario.orderNumber ?? ''))
    return { scenario, order }
  }

  test('is by its scenario’s own member, in their country, by id and by tag', async () => {
    for (const from of ['cancellable-maya', 'cancellable']) {
      const { scenario, order } = await place({ from })
      expect(scenario).toMatchObject({
        id: `fresh-${scenario.orderNumber}`,
        member: 'maya@example.com',
        country: 'us',
      })
      expect(scenario.orderNumber).toMatch(/^PF/)
      expect(order).toMatchObject({ upmId: memberByEmail('maya@example.com')?.upmId, country: 'us' })
    }
  })

  test('comes from the entry of the country that was asked for, else from any, and is of that country all the same', async () => {
    const polish = await place({ from: 'cancellable', country: 'pl', member: null })
    expect([polish.order?.country, polish.order?.upmId]).toEqual(['pl', null])
    const gone = await place({ from: 'cancellable-maya', country: 'gb', member: 'oliver@example.com' })
    expect([gone.scenario.country, gone.order?.currency]).toEqual(['gb', 'GBP'])
    expect(gone.scenario.tags).toContain('gb')
  })

  test('of a guest is under contacts that nobody else has, with the name and phone of the country’s guest', async () => {
    const first = await place({ from: 'shipped', member: null, country: 'pl' })
    const second = await place({ from: 'shipped', member: null, country: 'pl' })
    const known = guests.get('pl')
    expect(known).toBeDefined()
    for (const { scenario, order } of [first, second]) {
      expect(scenario.email).toMatch(/^guest\.[0-9a-f]{8}@example\.com$/)
      expect(order).toMatchObject({ upmId: null, contactEmail: scenario.email, country: 'pl' })
      expect(order?.phoneNumber).toBe(known?.phone)
      expect(order?.shipFrom?.recipient).toMatchObject(known?.recipient ?? {})
    }
    expect(first.scenario.email).not.toBe(second.scenario.email)
    expect(first.scenario.orderNumber).not.toBe(second.scenario.orderNumber)
    const { email = '' } = first.scenario
    const third = await place({ from: 'shipped', member: null, country: 'pl', email })
    expect([third.scenario.email, third.order?.contactEmail]).toEqual([email, email])
  })

  test('of a member whom no sample knows is under their own account, however their address is written', async () => {
    const { scenario, order } = await place({ from: 'shipped', member: kim.email.toUpperCase() })
    expect(scenario.member).toBe(kim.email)
    expect(order).toMatchObject({
      upmId: kim.upmId,
      contactEmail: kim.email,
      country: 'us',
      phoneNumber: '5550100',
    })
    expect(order?.shipFrom?.recipient).toMatchObject({ firstName: 'Kim', lastName: 'Sample' })
  })

  test('is as old as asked, and answers by the rule that was asked for', async () => {
    const { order } = await place({ from: 'cancellable', ageMinutes: 29, rule: 'denied' })
    expect(order?.orderDate).toEqual(new Date('2026-11-20T11:31:00Z'))
    const rule = await database.db
      .select()
      .from(sandboxOrderRules)
      .where(eq(sandboxOrderRules.orderNumber, order?.orderNumber ?? ''))
    expect(rule.map((row) => row.rule)).toEqual(['denied'])
  })

  test('of a partner has a number as partners have it', async () => {
    expect((await place({ from: 'partner' })).scenario.orderNumber).toMatch(/^PP/)
  })

  test.each([
    [{ from: 'none' }, '/from', 'unknown_scenario'],
    [{ from: 'shipped', member: 'nobody@example.com' }, '/member', 'unknown_member'],
  ])('is refused for %o, with the field that is wrong', async (request, pointer, code) => {
    const refusal = await place(request).catch((error: ProblemError) => error.problem)
    expect(refusal).toMatchObject({
      code: 'validation',
      errors: [{ pointer, code, detail: expect.stringMatching(/\w/) }],
    })
  })
})
