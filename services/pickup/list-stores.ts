import {
  listStores as call,
  type StoresNearby,
  storesPerPage,
} from '../../contract/pickup/store-locations.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Where to look from: coordinates, or the words of an address. */
export type StorePlace = {
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly postalCode?: string | null
  readonly city?: string | null
  readonly state?: string | null
  /** Two letters. */
  readonly country: string
}

export type ListStoresInput = {
  readonly place: StorePlace
  /** Only stores of this country. */
  readonly storeCountry?: string | null
  /** Part of a name, city or postal code. */
  readonly search?: string | null
  readonly openNow?: boolean
  /** Where the page starts; `null` for the first. */
  readonly cursor: string | null
  readonly count?: number
}

const text = (value: number | string | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** One page of stores, nearest first (RM-06). */
export const listStores = (
  http: Http,
  { place, storeCountry, search, openNow = false, cursor, count = storesPerPage }: ListStoresInput,
  signal?: AbortSignal,
): Promise<CallResult<StoresNearby>> =>
  http.call(call, {
    query: {
      latitude: text(place.latitude),
      longitude: text(place.longitude),
      postalCode: text(place.postalCode),
      city: text(place.city),
      state: text(place.state),
      country: place.country.toUpperCase(),
      storeCountry: text(storeCountry?.toUpperCase()),
      search: text(search),
      openNow: openNow ? 'true' : null,
      count: String(count),
      cursor,
    },
    ...(signal ? { signal } : {}),
  })
