import { and, eq, inArray } from 'drizzle-orm'
import type { Store } from '../../../../contract/pickup/store.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { stores } from '../../../db/tables/stores.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import { isPickupPoint } from './place-details.ts'

type Picked = {
  readonly storeId: string | null
  /** The return goes to a store. */
  readonly isStore: boolean
  readonly order: OrderRow
}

const refused = (detail: string) =>
  problem('validation', { errors: [{ pointer: '/storeId', code: 'store', detail }] })

/** The store that a return is brought to, one of the country that the order shipped from (RM-06); `null` where none was picked. */
export const requireStore = async (
  db: Database,
  { storeId, isStore, order }: Picked,
): Promise<string | null> => {
  if (storeId === null) return null
  if (!isStore) throw refused('A return by a carrier names no store.')
  const [row] = await db
    .select()
    .from(stores)
    .where(and(eq(stores.storeId, storeId), eq(stores.country, countryOfRow(order))))
  if (!row || isPickupPoint(row.store)) throw refused('No store of this country takes it back.')
  return storeId
}

/** The stores that returns are brought to, by id, with the hours they have now. */
export const storesOfReturns = async (
  db: Database,
  orders: readonly Pick<OrderRow, 'returnToStore'>[],
): Promise<ReadonlyMap<string, Store>> => {
  const ids = [...new Set(orders.flatMap(({ returnToStore }) => returnToStore?.storeId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(stores).where(inArray(stores.storeId, ids))
  return new Map(rows.map(({ storeId, store }) => [storeId, store]))
}

/** The store that a return is brought to; `null` where none was picked, or it is no more. */
export const storeOfReturn = async (
  db: Database,
  order: Pick<OrderRow, 'returnToStore'>,
): Promise<Store | null> =>
  (await storesOfReturns(db, [order])).get(order.returnToStore?.storeId ?? '') ?? null
