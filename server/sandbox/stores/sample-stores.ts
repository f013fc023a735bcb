import type { Store } from '../../../src/contract/store.ts'
import type { StoreRow } from '../../db/tables/stores.ts'
import { marketOf } from '../markets.ts'
import { hoursPatterns, specialHoursOf } from './store-hours.ts'
import { type StoreEntry, storeList } from './store-list.ts'

/** Numbers of the ranges that countries keep for fiction, or clearly made up: the market's code and the store's number. */
const phoneOf = (country: string, number: number): string =>
  `+${marketOf(country).phoneCode} 555 01${String(number).padStart(2, '0')}`

const storeOf = (country: string, entry: StoreEntry, index: number, now: Date): Store => {
  const storeId = `${country}${String(index + 1).padStart(3, '0')}`
  const phone = phoneOf(country, index + 1)
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
      specialHours: specialHoursOf(now.getUTCFullYear()),
    },
    operationHours: [],
  }
}

/** Every sample store, its special hours of this year and the next. */
export const sampleStores = (now: Date): StoreRow[] =>
  Object.entries(storeList).flatMap(([country, entries]) =>
    entries.map((entry, index) => {
      const store = storeOf(country, entry, index, now)
      const { latitude, longitude } = entry
      return { storeId: store.storeId, country, latitude, longitude, store }
    }),
  )
