import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scenario } from '../../../contract/sandbox/sandbox.ts'
import {
  hasDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.ts'
import { testSecret } from '../../testing/host/test-secret.ts'
import { sampleMembers } from '../members.ts'
import { listScenarios } from './list-scenarios.ts'
import { scenarioOrders } from './scenario-list.ts'

describe.skipIf(!hasDatabase())('the scenarios of the sandbox', () => {
  let database: TestDatabase
  let all: readonly Scenario[]
  beforeAll(async () => {
    database = await openTestDatabase()
    all = await listScenarios(database.db, testSecret, new Date('2026-11-20T12:00:00Z'))
  })
  afterAll(() => database.close())

  const byId = (id: string) => all.find((scenario) => scenario.id === id)

  test('are each known by an id of its own, with a title, a page and the person whom it is about', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { title, url, tags } of all) {
      expect(title).toMatch(/\S/)
      expect(url).toMatch(/^\//)
      expect(tags.every((tag) => tag !== '')).toBe(true)
    }
    for (const { id } of scenarioOrders) expect(byId(id)?.orderNumber).toMatch(/^[A-Z0-9]+$/)
  })

  test('begin with the history of every member, in their country and language', () => {
    const histories = all.slice(0, sampleMembers.length)
    expect(
      histories.map(({ member, country, language, url }) => ({ member, country, language, url })),
    ).toEqual(
      sampleMembers.map(({ email, country, language }) => ({
        member: email,
        country,
        language,
        url: `/${country}/${language}/orders`,
      })),
    )
  })

  test('tell those without an order and those of the staff apart', () => {
    for (const { email, givenName, familyName, orders, accountType, country } of sampleMembers) {
      const name = email.split('@')[0]
      const kind = orders === 0 ? 'empty-history' : 'history'
      expect(byId(`${kind}-${name}`)).toMatchObject({
        title: orders === 0 ? 'No orders yet' : `Order history of ${givenName} ${familyName}`,
        tags: [kind, country, 'member', ...(accountType === 'swoosh' ? ['swoosh'] : [])],
      })
    }
    const tags = all.flatMap((scenario) => scenario.tags)
    expect(tags).toEqual(expect.arrayContaining(['empty-history', 'history', 'swoosh']))
  })

  test('have one of an order that is opened under another country than its own', () => {
    const own = byId('delivered-maya')
    expect(byId('country-mismatch-maya')).toEqual({
      ...own,
      id: 'country-mismatch-maya',
      title: 'An order of another country',
      tags: ['country-mismatch', 'gb', 'member'],
      country: 'gb',
      url: `/gb/en/orders/sales/${own?.orderNumber}?standalone=true`,
    })
  })
})
