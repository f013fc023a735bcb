import { usualCarrierOf } from '../../../domain/return-methods/method-carrier.ts'
import {
  countryMethods,
  parseMethod,
  returnMethods,
  writeMethod,
} from '../../../domain/return-methods/return-methods.ts'
import { isPlain } from '../../data/is-plain.ts'
import { orderRules } from './order-rules.ts'
import { placeIn } from './place-of.ts'
import { placeRules } from './place-rules.ts'
import { type Thing, usual, type Wardrobe } from './rule.ts'
import type { SamplePlace } from './sample-world.types.ts'

const rules = [...orderRules, ...placeRules]

const amounts = new Set([
  'amount',
  'balance',
  'chargedPrice',
  'inclusiveTaxTotal',
  'lineItemChargedPrice',
  'lineItemFees',
  'lineItemTaxes',
  'lineItemTotal',
  'msrp',
  'orderTotal',
  'price',
  'promotionalCodeDiscount',
  'shippingTotal',
  'subTotal',
  'totalFees',
  'totalTaxes',
])

/** To the third decimal, which is the last of any currency. */
const inMoney = (amount: number, { rate }: SamplePlace) => Math.round(amount * rate * 1000) / 1000

/** Where a return's way is named. */
const methodNames = new Set(['method', 'current', 'key', 'returnMethod'])

/** The way back of a country that does what a model's does, with its usual carrier where one is chosen. */
const methodIn = (country: string, written: string): string => {
  const methods = countryMethods(country)
  const choice = parseMethod(written)
  if (choice === null || methods.some(({ id }) => id === choice.id)) return written
  const { capture } = returnMethods[choice.id]
  const own = methods.find(({ id }) => returnMethods[id].capture === capture)
  if (!own) return written
  return writeMethod({ id: own.id, carrier: own.service ? usualCarrierOf(country, own.service) : null })
}

const dressedPart = (name: string, value: unknown, wardrobe: Wardrobe, place: SamplePlace): unknown => {
  if (name === 'currency' && value === usual.currency) return place.currency
  if (typeof value === 'string' && methodNames.has(name)) return methodIn(wardrobe.country, value)
  if (typeof value === 'number') return amounts.has(name) ? inMoney(value, place) : value
  return dress(value, wardrobe)
}

/**
 * The same data as they would be in another country and language: goods with their pictures and texts, money, addresses, stores. What
 * a model leaves out of an order, its page would miss: where it goes, and how it was paid.
 */
export const dress = <Value>(value: Value, wardrobe: Wardrobe): Value => {
  if (Array.isArray(value)) return value.map((one) => dress(one, wardrobe)) as Value
  if (!isPlain(value)) return value
  const place = placeIn(wardrobe.country)
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, dressedPart(name, part, wardrobe, place)]),
  )
  return rules
    .filter(({ has }) => has.every((name) => name in parts))
    .reduce<Thing>((thing, { dressed }) => dressed(thing, wardrobe, place), parts) as Value
}
