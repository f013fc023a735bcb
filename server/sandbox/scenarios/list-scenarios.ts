import type { Scenario } from '../../../contract/sandbox/sandbox.ts'
import type { Database } from '../../db/schema.ts'
import { giftCardScenarios } from '../gift-cards/sample-gift-cards.ts'
import { type SampleMember, sampleMembers } from '../members.ts'
import { guestScenario, memberScenario, pagePath, withGiftCode } from '../scenario-wire.ts'
import { buyerOfEntry } from './build-scenario-order.ts'
import { keepFresh } from './keep-fresh.ts'
import { type ScenarioOrderEntry, scenarioOrders } from './scenario-list.ts'
import { scenarioNumber } from './scenario-number.ts'

const historyOf = (member: SampleMember): Scenario => {
  const isEmpty = member.orders === 0
  return {
    id: `${isEmpty ? 'empty-history' : 'history'}-${member.email.split('@')[0]}`,
    title: isEmpty ? 'No orders yet' : `Order history of ${member.givenName} ${member.familyName}`,
    tags: [
      isEmpty ? 'empty-history' : 'history',
      member.country,
      'member',
      ...(member.accountType === 'swoosh' ? ['swoosh'] : []),
    ],
    country: member.country,
    language: member.language,
    member: member.email,
    url: pagePath(member.country, member.language, ''),
  }
}

/** Scenario of an entry whose order has this number. */
const scenarioOf = (entry: ScenarioOrderEntry, orderNumber: string): Scenario => {
  const input = { id: entry.id, kind: entry.kind, orderNumber }
  return 'member' in entry.who
    ? memberScenario(input, entry.who.member)
    : guestScenario(input, entry.who.guestOf, buyerOfEntry(entry))
}

/** An order opened under another country than its own. */
const mismatchOf = (scenarios: readonly Scenario[]): Scenario[] =>
  scenarios
    .filter(({ id }) => id === 'delivered-maya')
    .map((found) => ({
      ...found,
      id: 'country-mismatch-maya',
      title: 'An order of another country',
      tags: ['country-mismatch', 'gb', 'member'],
      country: 'gb',
      url: pagePath('gb', 'en', `/sales/${found.orderNumber}?standalone=true`),
    }))

/** Every scenario, its order fit for use. */
export const listScenarios = async (db: Database, secret: string, now: Date): Promise<Scenario[]> => {
  const current = await keepFresh(db, now)
  const ofOrders = scenarioOrders.map((entry) =>
    withGiftCode(scenarioOf(entry, current.get(entry.id) ?? scenarioNumber(entry)), secret),
  )
  return [...sampleMembers.map(historyOf), ...ofOrders, ...mismatchOf(ofOrders), ...giftCardScenarios]
}
