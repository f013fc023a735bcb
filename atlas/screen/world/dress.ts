import { world } from 'virtual:sample-world'
import * as v from 'valibot'
import { Address } from '../../../contract/orders/address.ts'
import type { Order } from '../../../contract/orders/order.ts'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { defaultCountry, profileOf } from '../../../domain/countries/profile-of.ts'
import type { Catalog } from '../../../domain/format/catalogs.ts'
import { carrierName } from '../../../domain/links/carriers.ts'
import { addressLines } from '../../../domain/orders/address-lines.ts'
import { usualCarrierOf } from '../../../domain/return-methods/method-carrier.ts'
import {
  countryMethods,
  parseMethod,
  returnMethods,
  writeMethod,
} from '../../../domain/return-methods/return-methods.ts'
import { carriersIn, experienceIn, placeIn } from './place-of.ts'
import type { SamplePlace } from './sample-world.types.ts'

/** Where a model's data are to be from. */
export type Wardrobe = {
  /** Two letters, lower case. */
  readonly country: string
  readonly catalog: Catalog
}

type Thing = Readonly<Record<string, unknown>>
type Rule = {
  /** Keys that such a thing has. */
  readonly has: readonly string[]
  readonly dressed: (thing: Thing, wardrobe: Wardrobe, place: SamplePlace) => Thing
}

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

/** Currency and country of models that name none of their own. */
const usual = { currency: 'USD', iso2Country: defaultCountry.toUpperCase() }

const isUsual = ({ iso2Country }: Thing) => (iso2Country ?? usual.iso2Country) === usual.iso2Country

/** Of `facts`, those that the thing has a place for. */
const filled = (thing: Thing, facts: Thing): Thing => ({
  ...thing,
  ...Object.fromEntries(Object.entries(facts).filter(([name]) => name in thing)),
})

/** The number at the end of an id, counted from 0: which of several it is. */
const turnOf = (id: unknown) => Math.max(0, Number(/\d+$/.exec(String(id))?.[0] ?? 1) - 1)

const oneOf = <One>(several: readonly One[], id: unknown): One | undefined =>
  several[turnOf(id) % several.length]

type Recipient = Partial<Pick<Address, 'firstName' | 'lastName'>>

const addressIn = (
  { address }: SamplePlace,
  country: string,
  { firstName, lastName }: Recipient = {},
): Address => v.parse(Address, { ...address, firstName, lastName, country: country.toUpperCase() })

const sum = (lines: readonly OrderItem[], of: 'lineItemChargedPrice' | 'lineItemTaxes'): number =>
  lines.reduce((before, { lineItemTransaction }) => before + (lineItemTransaction[of] ?? 0), 0)

/** Totals and days of an order as far as its lines tell them. */
const summedUp = ({ group, transaction }: Pick<Order, 'group' | 'transaction'>) => {
  const lines = group.flatMap(({ orderItems }) => orderItems)
  const ordered = transaction.orderDate
  const subTotal = transaction.subTotal ?? sum(lines, 'lineItemChargedPrice')
  const totalTaxes = transaction.totalTaxes ?? sum(lines, 'lineItemTaxes')
  return {
    transaction: {
      ...transaction,
      subTotal,
      totalTaxes,
      shippingTotal: transaction.shippingTotal ?? 0,
      orderTotal: transaction.orderTotal ?? subTotal + totalTaxes,
    },
    group: group.map((one) => ({
      ...one,
      orderItems: one.orderItems.map((line) => ({
        ...line,
        itemDates: { ...line.itemDates, ordered: line.itemDates.ordered ?? ordered },
      })),
    })),
  }
}

const rules: readonly Rule[] = [
  {
    has: ['title'],
    dressed: (thing, { country, catalog }) => {
      const good = world.goods[String(thing.title)]
      if (!good) return thing
      const category = good.category[catalog]
      const size = good.size[country] ?? good.size[defaultCountry]
      return filled(thing, {
        category,
        subtitle: category,
        color: good.color[catalog],
        imageAlt: good.imageAlt[catalog],
        productImage: good.image,
        image: good.image,
        styleColor: good.styleColor,
        pid: good.pid,
        size,
      })
    },
  },
  {
    has: ['address1', 'zipCode'],
    dressed: (thing, { country }, place) =>
      isUsual(thing)
        ? {
            ...thing,
            ...addressIn(place, country, thing),
            iso2Country: thing.iso2Country && country.toUpperCase(),
          }
        : thing,
  },
  {
    has: ['postalCode', 'city', 'state', 'country'],
    dressed: (thing, { country }, { address }) => ({
      ...thing,
      postalCode: address.zipCode ?? null,
      city: address.city ?? null,
      state: address.state ?? null,
      country,
    }),
  },
  {
    has: ['storeId', 'storeName'],
    dressed: (thing, _, { stores }) => {
      const store = isUsual(thing) ? oneOf(stores, thing.storeId) : undefined
      return store ? { ...thing, ...store, storeId: thing.storeId } : thing
    },
  },
  {
    has: ['kind', 'takesCodes'],
    dressed: (thing, _, { points }) => ({ ...thing, ...oneOf(points, thing.id), id: thing.id }),
  },
  {
    has: ['banners', 'experiments'],
    dressed: (_, { country, catalog }) => experienceIn(country, catalog),
  },
  {
    has: ['order', 'providers'],
    dressed: (thing, { country }) => ({ ...thing, providers: thing.providers && carriersIn(country) }),
  },
  {
    has: ['carrier', 'dropOffCode'],
    dressed: (thing, { country }) => ({ ...thing, carrier: carrierName(usualCarrierOf(country)) }),
  },
  {
    has: ['trackingNumber', 'from', 'to'],
    dressed: (thing, { country, catalog }, place) => {
      const named = new Intl.DisplayNames([catalog], { type: 'region' })
      const { centre } = profileOf(country).returns
      const { firstName, lastName } = place.recipient
      return {
        ...thing,
        from: [
          `${firstName} ${lastName}`,
          ...addressLines(addressIn(place, country)),
          named.of(country.toUpperCase()),
        ],
        to: [...centre.lines, named.of(centre.country.toUpperCase())],
      }
    },
  },
  {
    has: ['dayPhoneNumber', 'email'],
    dressed: (thing, _, { phone }) => ({ ...thing, dayPhoneNumber: thing.dayPhoneNumber && phone }),
  },
  {
    has: ['orderNumber', 'group', 'transaction'],
    dressed: (thing, { country }, place) => {
      const { pickupAddress, storeAddress, shippingAddress, payment } = thing
      const isSent = !pickupAddress && !storeAddress
      const [[paymentType, paymentDisplayNumber] = ['CREDIT_CARD', null]] = place.payments
      return {
        ...thing,
        ...summedUp(thing as Pick<Order, 'group' | 'transaction'>),
        regionReference: place.regionReference,
        shippingAddress: shippingAddress ?? (isSent ? addressIn(place, country, place.recipient) : null),
        payment:
          (payment as readonly unknown[]).length > 0
            ? payment
            : [{ paymentType, paymentDisplayNumber, paymentTypeImageUrl: null }],
      }
    },
  },
]

/** Data are plain; functions, errors and what else has a class of its own stay as they are. */
const isPlain = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

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
