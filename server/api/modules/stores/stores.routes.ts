import type { InferOutput } from 'valibot'
import { listStores, type StoreNearby } from '../../../../contract/pickup/store-locations.ts'
import { distanceMeters } from '../../../../domain/pickup/distance.ts'
import { isStoreOpen, storeOpeningAt } from '../../../../domain/pickup/store-hours.ts'
import { type StoreRow, stores } from '../../../db/tables/stores.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { listCursor } from './list-cursor.ts'
import { isPickupPoint, offeredBy } from './place-details.ts'
import { locatePlace, plainText } from './places.ts'

type Query = InferOutput<NonNullable<typeof listStores.query>>

const matches = ({ store }: StoreRow, search: string): boolean =>
  plainText([store.storeName, store.city, store.state, store.postalCode, store.address1].join(' ')).includes(
    plainText(search.trim()),
  )

const nearest = (query: Query, rows: readonly StoreRow[]): { row: StoreRow; distance: number | null }[] => {
  const from = locatePlace(query, rows)
  return rows
    .map((row) => ({ row, distance: from && distanceMeters(from, row) }))
    .toSorted(
      (one, other) =>
        (one.distance ?? 0) - (other.distance ?? 0) || one.row.storeId.localeCompare(other.row.storeId, 'en'),
    )
}

/** Stores near a place (RM-06). Open now is decided at the request's host time. */
export const storesCalls = ({ settings }: AppDeps): readonly HandledCall[] => [
  handle(listStores, async ({ query, db, now }) => {
    const { storeCountry, search, openNow, count, cursor } = query
    const known = (await db.select().from(stores)).filter(({ store }) => !isPickupPoint(store))
    const ranked = nearest(query, known).filter(
      ({ row }) =>
        (storeCountry === undefined || row.country === storeCountry) &&
        (search === undefined || matches(row, search)) &&
        (openNow === 'false' || isStoreOpen(row.store, now.getTime())),
    )
    const marks = listCursor('stores', settings.secret)
    const after = cursor === undefined ? null : marks.read(cursor)
    const start = after === null ? 0 : ranked.findIndex(({ row }) => row.storeId === after) + 1
    const page = ranked.slice(start, start + count)
    const last = page.at(-1)
    return {
      objects: await Promise.all(
        page.map(
          async ({ row, distance }): Promise<StoreNearby> => ({
            store: { ...row.store, storeServices: await offeredBy(db, row) },
            distanceMeters: distance,
            isOpenNow: storeOpeningAt(row.store, now.getTime()).isOpen,
          }),
        ),
      ),
      pages: {
        next: last && ranked.length > start + page.length ? marks.write(last.row.storeId) : null,
        totalResources: ranked.length,
      },
    }
  }),
]
