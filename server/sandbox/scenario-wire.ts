import type { Scenario } from '../../contract/sandbox/sandbox.ts'
import { writeGiftCode } from '../../domain/gift-return/gift-code.ts'
import { giftCodeOf } from '../api/modules/gift-goods/gift-code.ts'
import { marketOf } from './markets/markets.ts'
import type { SampleMember } from './members.ts'
import type { Buyer, SampleOrder } from './orders/order-spec.types.ts'
import { pickupPlaceOf, sampleCode } from './orders/pickups.ts'
import { seededRandom } from './orders/random.ts'
import { returnNumberOf } from './scenarios/build-scenario-order.ts'
import { curbsideKinds, type ScenarioKindName, scenarioKind } from './scenarios/scenario-kinds.ts'

type Person = Pick<SampleMember, 'email' | 'country' | 'language' | 'givenName'>

export const pagePath = (country: string, language: string, rest: string): string =>
  `/${country}/${language}/orders${rest}`

/** Arabic where guests read Arabic, Polish where they read Polish, else English. */
const guestLanguage = (country: string): string => {
  if (['ae', 'kw', 'sa'].includes(country)) return 'ar'
  return country === 'pl' ? 'pl' : 'en'
}

/** A curbside link as the message to the shopper has it. */
const curbsideLink = (kind: ScenarioKindName, orderNumber: string, country: string): string => {
  const { pickupRole = null } = scenarioKind(kind).make(
    seededRandom(orderNumber),
    marketOf(country),
    orderNumber,
  )
  const storeId = pickupPlaceOf(country, pickupRole)?.storeId ?? ''
  return `/curbside-pickup/${orderNumber}?${new URLSearchParams({ storeId, qrId: sampleCode(orderNumber) })}`
}

const pageOf = (kind: ScenarioKindName, orderNumber: string, country: string): string => {
  if (curbsideKinds.has(kind)) return curbsideLink(kind, orderNumber, country)
  if (kind.startsWith('partner')) return '/partners'
  if (kind === 'papers') return `/sales/${orderNumber}/papers`
  if (kind === 'on-the-way') return `/sales/${orderNumber}/on-the-way`
  if (kind.startsWith('refund-')) return `/sales/${orderNumber}/refunds`
  return orderNumber.startsWith('RT') ? `/returns/${orderNumber}` : `/sales/${orderNumber}`
}

/** Kinds that are about the return rather than about the order it belongs to. */
const aboutReturn = (kind: ScenarioKindName): boolean => /^return(-|ed-)|^emea-|^jp-sagawa$/.test(kind)

const subjectOf = (kind: ScenarioKindName, orderNumber: string) =>
  aboutReturn(kind)
    ? { orderNumber: returnNumberOf(orderNumber), parentOrderNumber: orderNumber }
    : { orderNumber }

export type OrderScenarioInput = {
  readonly id: string
  readonly kind: ScenarioKindName
  readonly orderNumber: string
}

/** Scenario of a member's order. */
export const memberScenario = ({ id, kind, orderNumber }: OrderScenarioInput, person: Person): Scenario => {
  const { title, tags } = scenarioKind(kind)
  const subject = subjectOf(kind, orderNumber)
  return {
    id,
    title,
    tags: [...tags, person.country, 'member'],
    country: person.country,
    language: person.language,
    member: person.email,
    ...subject,
    url: pagePath(person.country, person.language, pageOf(kind, subject.orderNumber, person.country)),
  }
}

/** Scenario of a guest's order, with the contact that opens it. */
export const guestScenario = (
  { id, kind, orderNumber }: OrderScenarioInput,
  country: string,
  buyer: Buyer,
): Scenario => {
  const { title, tags } = scenarioKind(kind)
  const subject = subjectOf(kind, orderNumber)
  return {
    id,
    title,
    tags: [...tags, country, 'guest'],
    country,
    language: guestLanguage(country),
    ...subject,
    email: buyer.email,
    phone: `${marketOf(country).phoneCode} ${buyer.phone}`,
    url: pagePath(
      country,
      guestLanguage(country),
      curbsideKinds.has(kind) ? curbsideLink(kind, orderNumber, country) : `/details/${subject.orderNumber}`,
    ),
  }
}

/** With the code of its gift receipt, where the order was a gift; its page is the gift's. */
export const withGiftCode = (scenario: Scenario, secret: string): Scenario =>
  scenario.tags.includes('gift') && scenario.orderNumber !== undefined
    ? {
        ...scenario,
        giftCode: writeGiftCode(giftCodeOf(secret, scenario.orderNumber)),
        url: pagePath(scenario.country, scenario.language, '/gift-return'),
      }
    : scenario

/** Orders of a scenario as they are stored, for the dates and sentences that change with time. */
export const lineUpdates = (samples: readonly SampleOrder[]) =>
  samples.flatMap(({ lines }) =>
    lines.map(({ id, dates, eddText }) => ({ id, dates: dates ?? {}, eddText: eddText ?? null })),
  )
