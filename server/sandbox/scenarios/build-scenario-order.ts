import { marketOf } from '../markets/markets.ts'
import { buyerOf, guests } from '../orders/buyers.ts'
import type { Buyer, OrderSpec, SampleOrder } from '../orders/order-spec.types.ts'
import { paymentsOf } from '../orders/payments.ts'
import { seededRandom } from '../orders/random.ts'
import { buildWithReturns } from '../orders/return-orders.ts'
import { type ScenarioKindName, scenarioKind } from './scenario-kinds.ts'
import type { ScenarioOrderEntry } from './scenario-list.ts'

export type ScenarioOrderInput = {
  readonly kind: ScenarioKindName
  readonly country: string
  readonly buyer: Buyer
  readonly orderNumber: string
  readonly now: Date
  /** Minutes since the order was placed, in place of the kind's own. */
  readonly ageMinutes?: number
}

/** Number of the return order that goes with a scenario's sales order. */
export const returnNumberOf = (orderNumber: string): string => `RT${orderNumber.slice(2)}`

/** The orders of a scenario: one, and its return order where it has one. */
export const buildScenarioOrder = (input: ScenarioOrderInput): SampleOrder[] => {
  const { kind, country, buyer, orderNumber, now } = input
  const market = marketOf(country)
  const random = seededRandom(orderNumber)
  const { ageMinutes: usualAge, make } = scenarioKind(kind)
  const spec: OrderSpec = {
    orderNumber,
    market,
    buyer,
    now,
    placedAt: new Date(now.getTime() - (input.ageMinutes ?? usualAge) * 60_000),
    payments: paymentsOf(market, 0, random, false),
    ...(country === 'ca' ? { alternate: { currency: 'USD', rate: 0.73 } } : {}),
    ...make(random, market, orderNumber),
  }
  return buildWithReturns(spec, () => returnNumberOf(orderNumber))
}

export const countryOf = ({ who }: ScenarioOrderEntry): string =>
  'member' in who ? who.member.country : who.guestOf

export const buyerOfEntry = ({ who }: ScenarioOrderEntry): Buyer => {
  if ('member' in who) return buyerOf(who.member)
  if (who.contactsOf) return { ...buyerOf(who.contactsOf), upmId: null }
  const guest = guests.get(who.guestOf)
  if (!guest) throw new RangeError(`no guest of ${who.guestOf}`)
  return guest
}
