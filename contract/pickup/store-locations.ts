import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { CountryCode, orNull } from '../wire/primitives.ts'
import { Store } from './store.ts'

/** Stores on one page of the selector (returns.md §9, RM-06). */
export const storesPerPage = 3

export const StoreNearby = v.object({
  store: Store,
  /** As the crow flies, in metres; `null` where the place is not known. */
  distanceMeters: orNull(v.pipe(v.number(), v.minValue(0))),
  /** At the time of the answer, in the store's own time zone (ST-02); `null` where its hours are not known. */
  isOpenNow: v.nullable(v.boolean()),
})
export type StoreNearby = v.InferOutput<typeof StoreNearby>

export const StoresNearby = v.object({
  objects: v.array(StoreNearby),
  pages: v.object({ next: orNull(v.string()), totalResources: v.pipe(v.number(), v.integer()) }),
})
export type StoresNearby = v.InferOutput<typeof StoresNearby>

const text = v.pipe(v.string(), v.maxLength(120))
const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'degrees'),
    v.transform(Number),
    v.minValue(-limit, 'degrees'),
    v.maxValue(limit, 'degrees'),
  )
const count = v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/, 'count'), v.transform(Number))

/** Nearest first. The place is coordinates, or the words of an address; without either, stores come by name. */
export const listStores = /* @__PURE__ */ defineCall({
  id: 'listStores',
  method: 'GET',
  path: '/store/store_locations/v1',
  callers: [],
  summary: 'Stores near a place, nearest first, cursor-paged.',
  query: v.object({
    latitude: v.optional(degrees(90)),
    longitude: v.optional(degrees(180)),
    postalCode: v.optional(text),
    city: v.optional(text),
    state: v.optional(text),
    /** Country of the place; the stores are of every country unless `storeCountry` says which. */
    country: v.optional(CountryCode),
    storeCountry: v.optional(CountryCode),
    /** Part of a store's name, city or postal code. */
    search: v.optional(text),
    openNow: v.optional(v.picklist(['true', 'false']), 'false'),
    /** 1 to 50. */
    count: v.optional(count, String(storesPerPage)),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  answer: StoresNearby,
  status: 200,
})
