import { createHmac } from 'node:crypto'
import type { InferOutput } from 'valibot'
import { listStores, type StoreNearby } from '../../../../contract/pickup/store-locations.ts'
import { isStoreOpen, storeOpeningAt } from '../../../../domain/pickup/store-hours.ts'
import { problem } from '../../../common/problems.ts'
import { type StoreRow, stores } from '../../../db/tables/stores.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { sameSecret } from '../orders/order-access.ts'
import { isPickupPoint, offeredBy } from './place-details.ts'
import { distanceMeters, locatePlace } from './places.ts'

type Query = InferOutput<NonNullable<typeof listStores.query>>

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`stores-cursor\n${text}`).digest('base64url').slice(0, 22)

/** Mark of the last store on a page; it names a store, not a count. */
const writeCursor = (secret: string, storeId: string): string => {
  const text = Buffer.from(storeId).toString('base64url')
  return `${text}.${sign(secret, text)}`
}

const refusedCursor = () =>
  problem('validation', {
    errors: [{ pointer: '?cursor', code: 'cursor', detail: 'This is not a cursor of ours.' }],
  })

const readCursor = (secret: string, cursor: string): string => {
  const [text = '', signature = '', ...rest] = cursor.split('.')
  if (rest.length > 0 || !sameSecret(signature, sign(secret, text))) throw refusedCursor()
  return Buffer.from(text, 'base64url').toString('utf8')
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const matches = ({ store }: StoreRow, search: string): boolean =>
  plain([store.storeName, store.city, store.state, store.postalCode, store.address1].join(' ')).includes(
    plain(search.trim()),
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
    const after = cursor === undefined ? null : readCursor(settings.secret, cursor)
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
        next:
          last && ranked.length > start + page.length ? writeCursor(settings.secret, last.row.storeId) : null,
        totalResources: ranked.length,
      },
    }
  }),
]
