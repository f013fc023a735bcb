import type {
  SampleGood,
  SamplePlace,
  SampleWorld,
  Texts,
} from '../../../atlas/screen/world/sample-world.types.ts'
import { storesPerPage } from '../../../contract/pickup/store-locations.ts'
import { dropOffPointsPerPage } from '../../../contract/returns/drop-off-points.ts'
import { type Catalog, catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { hostFactsOf } from '../../../domain/countries/host-facts-of.ts'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { fromMinor } from '../../../domain/format/money.ts'
import { sampleTitles } from '../../../model-tests/samples/sample-goods.ts'
import { alertsOf } from '../../../server/api/modules/experience/alerts.ts'
import { bannersOf } from '../../../server/api/modules/experience/banners.ts'
import { contactOf } from '../../../server/api/modules/experience/contact.ts'
import { textIn } from '../../../server/api/modules/orders/localized.ts'
import { type Variant, variants } from '../../../server/sandbox/catalogue/catalogue.ts'
import { listPrice } from '../../../server/sandbox/catalogue/prices.ts'
import { sizeLabel } from '../../../server/sandbox/catalogue/sizes.ts'
import { sampleDropOffPoints } from '../../../server/sandbox/drop-off-points/sample-drop-off-points.ts'
import { markets } from '../../../server/sandbox/markets/markets.ts'
import type { Market } from '../../../server/sandbox/markets/markets.types.ts'
import { sampleMembers } from '../../../server/sandbox/members.ts'
import { guests } from '../../../server/sandbox/orders/buyers.ts'
import type { SampleText } from '../../../server/sandbox/sample-text.ts'
import { sampleStores } from '../../../server/sandbox/stores/sample-stores.ts'

/** A size that most shoppers have, counted from the smallest. */
const usualSize = 3
/** A page of a list and one more. */
const pointsPerCountry = dropOffPointsPerPage + 1

const byCatalog = <Value>(of: (catalog: Catalog) => Value): Readonly<Record<Catalog, Value>> =>
  Object.fromEntries(catalogs.map((catalog) => [catalog, of(catalog)])) as Record<Catalog, Value>

const textsOf = (text: SampleText): Texts => byCatalog((catalog) => textIn(text, catalog) ?? text.en)

const goodOf = ({ category, colour, imageAlt, image, styleColor, sizes, pid }: Variant): SampleGood => ({
  category: textsOf(category),
  color: textsOf(colour),
  imageAlt: textsOf(imageAlt),
  image: image.slice(1),
  styleColor,
  pid,
  size: Object.fromEntries(
    Object.keys(markets).map((country) => [country, sizeLabel(sizes, usualSize, country)]),
  ),
})

/** Each in another of its colours. */
const goodTitled = (title: string, index: number): SampleGood => {
  const inColours = variants.filter((one) => one.title === title)
  const variant = inColours[index % inColours.length]
  if (!variant) throw new Error(`The sandbox's catalogue has no "${title}"`)
  return goodOf(variant)
}

/** To one digit, and never less than one. */
const rateOf = (currency: string): number => {
  const rate = fromMinor(listPrice(100, currency), currency) / 100
  return Math.max(1, Number(rate.toPrecision(1)))
}

const shopperOf = (country: string) => {
  const shopper = sampleMembers.find((one) => one.country === country) ?? guests.get(country)
  if (!shopper) throw new Error(`Nobody of the sandbox is from "${country}"`)
  return shopper
}

const stores = sampleStores(new Date('2026-11-20T10:00:00Z'))
const points = sampleDropOffPoints()

/** When a store is open, and what it offers, is what a model's sample is about. */
const storesOf = (country: string): SamplePlace['stores'] =>
  stores
    .filter((row) => row.country === country)
    .slice(0, storesPerPage)
    .map(
      ({ store: { pickupHours: _, operationHours: __, storeServices: ___, timezone: ____, ...store } }) =>
        store,
    )

const pointsOf = (country: string, town: string | null | undefined): SamplePlace['points'] => {
  const own = points.filter((row) => row.country === country)
  const { near = [], far = [] } = Object.groupBy(own, ({ point }) => (point.city === town ? 'near' : 'far'))
  return [...near, ...far].slice(0, pointsPerCountry).map(({ id, point }) => ({ ...point, id }))
}

const placeOf = ([country, market]: readonly [string, Market]): [string, SamplePlace] => {
  const { recipient, phone } = shopperOf(country)
  const [address = {}] = market.addresses
  return [
    country,
    {
      currency: market.currency,
      rate: rateOf(market.currency),
      regionReference: market.regionReference,
      address,
      recipient,
      phone,
      payments: market.payments.slice(0, 2),
      carrier: market.carrier.scac,
      tracking: market.carrier.tracking(''),
      stores: storesOf(country),
      points: pointsOf(country, address.city),
    },
  ]
}

/** What every country has of a kind, by name: hosts tell it country by country. */
const named = <Name extends string, Value>(
  namesOf: (country: string) => readonly Name[],
  valuesOf: (country: string) => readonly Value[],
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(
    describedCountries.flatMap((country) =>
      namesOf(country).map((name, index) => [name, valuesOf(country)[index]]),
    ),
  ) as Record<Name, Value>

/** The sandbox's goods, people and places, for screens that show orders of any country. */
export const sampleWorld = (): SampleWorld => ({
  goods: Object.fromEntries(sampleTitles.map((title, index) => [title, goodTitled(title, index)])),
  places: Object.fromEntries(Object.entries(markets).map(placeOf)),
  banners: byCatalog((catalog) =>
    named(
      (country) => hostFactsOf(country).banners,
      (country) =>
        bannersOf(country, catalog, '').map((banner) => ({
          ...banner,
          image: banner.image?.slice(1) ?? null,
        })),
    ),
  ),
  alerts: byCatalog((catalog) =>
    named(
      (country) => hostFactsOf(country).alerts,
      (country) => alertsOf(country, catalog, ''),
    ),
  ),
  hours: byCatalog((catalog) =>
    named(
      (country) => {
        const { hours } = profileOf(country).contact
        return hours === null ? [] : [hours]
      },
      (country) => [contactOf(country, catalog).hours ?? ''],
    ),
  ),
})
