import { hostFactsOf } from '../../../domain/countries/host-facts-of.ts'
import { carrierName } from '../../../domain/links/carriers.ts'
import { addressLines } from '../../../domain/orders/address-lines.ts'
import { usualCarrierOf } from '../../../domain/return-methods/method-carrier.ts'
import { carriersIn, experienceIn } from './place-of.ts'
import { addressIn, isUsual, type Rule } from './rule.ts'

/** The number at the end of an id, counted from 0: which of several it is. */
const turnOf = (id: unknown) => Math.max(0, Number(/\d+$/.exec(String(id))?.[0] ?? 1) - 1)

const oneOf = <One>(several: readonly One[], id: unknown): One | undefined =>
  several[turnOf(id) % several.length]

/** Stores, points and carriers, and the settings of a page. */
export const placeRules: readonly Rule[] = [
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
      const { centre } = hostFactsOf(country)
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
]
