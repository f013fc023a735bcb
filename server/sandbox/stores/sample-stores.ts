import type { Store } from '../../../contract/pickup/store.ts'
import { pickupPointType } from '../../api/modules/stores/place-details.ts'
import type { StoreRow } from '../../db/tables/stores.ts'
import { marketOf } from '../markets/markets.ts'
import { type PickupPlaceEntry, pickupPlaceList } from './pickup-places.ts'
import { hoursPatterns, listedDays, specialHoursOf } from './store-hours.ts'
import { type StoreEntry, storeList } from './store-list.ts'

/** Numbers of the ranges that countries keep for fiction, or clearly made up: the market's code and the store's number. */
const phoneOf = (country: string, number: number): string =>
  `+${marketOf(country).phoneCode} 555 01${String(number).padStart(2, '0')}`

/** Id of a country's store by its number, `us001`. */
export const storeIdOf = (country: string, number: number): string =>
  `${country}${String(number).padStart(3, '0')}`

const storeOf = (country: string, entry: StoreEntry, number: number, now: Date): Store => {
  const storeId = storeIdOf(country, number)
  const phone = phoneOf(country, number)
  const keepsHolidays = entry.hours !== 'always' && entry.hours !== 'never'
  return {
    storeId,
    storeName: entry.name,
    name: entry.name,
    slug: `podium-${storeId}`,
    facilityType: 'PODIUM_OWNED_STORE',
    telephone: phone,
    phone,
    address1: entry.street,
    address2: null,
    address3: null,
    city: entry.city,
    area: null,
    state: entry.state,
    postalCode: entry.postalCode,
    iso2Country: country.toUpperCase(),
    gps: { latitude: entry.latitude, longitude: entry.longitude },
    timezone: entry.timezone,
    storeServices: ['RETURNS', 'PICKUP', ...(entry.curbside ? ['CURBSIDE'] : [])],
    pickupHours: {
      regularHours: hoursPatterns[entry.hours],
      specialHours: keepsHolidays ? specialHoursOf(now.getUTCFullYear()) : [],
    },
    operationHours: [],
  }
}

const rowOf = (country: string, store: Store, { latitude, longitude }: StoreEntry): StoreRow => ({
  storeId: store.storeId,
  country,
  latitude,
  longitude,
  store,
})

const placeRow = ({ country, number, role, entry }: PickupPlaceEntry, now: Date): StoreRow => {
  const store = storeOf(country, entry, number, now)
  if (role === 'hoursUnknown') return rowOf(country, { ...store, pickupHours: null }, entry)
  if (role === 'hoursListed')
    return rowOf(country, { ...store, pickupHours: null, operationHours: listedDays }, entry)
  if (role !== 'pickupPoint') return rowOf(country, store, entry)
  return rowOf(
    country,
    { ...store, slug: null, facilityType: pickupPointType, storeServices: ['PICKUP'] },
    entry,
  )
}

/** Every sample store and pickup point, its special hours of this year and the next. */
export const sampleStores = (now: Date): StoreRow[] => [
  ...Object.entries(storeList).flatMap(([country, entries]) =>
    entries.map((entry, index) => rowOf(country, storeOf(country, entry, index + 1, now), entry)),
  ),
  ...pickupPlaceList.map((place) => placeRow(place, now)),
]
