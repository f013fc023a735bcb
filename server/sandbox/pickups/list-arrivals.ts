import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { StoreArrival } from '../../../contract/sandbox/sandbox.ts'
import { nextPickupStatuses } from '../../../domain/pickup/pickup-life.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { orderLines } from '../../db/tables/order-lines.ts'
import { orders } from '../../db/tables/orders.ts'
import { orderPickups } from '../../db/tables/pickup/pickups.ts'
import { stores } from '../../db/tables/stores.ts'

/** Cars that the page lists at most. */
const maxArrivals = 200
/** How long a served or cancelled one stays in view. */
const keptMs = 60 * 60_000

const readArrivals = async (db: Database, which: SQL | undefined): Promise<StoreArrival[]> => {
  const rows = await db
    .select({ arrival: orderPickups, order: orders, store: stores.store })
    .from(orderPickups)
    .innerJoin(orders, eq(orders.orderNumber, orderPickups.orderNumber))
    .leftJoin(stores, eq(stores.storeId, orderPickups.storeId))
    .where(which)
    .orderBy(asc(orderPickups.submittedAt), asc(orderPickups.id))
    .limit(maxArrivals)
  const numbers = rows.map(({ arrival }) => arrival.orderNumber)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderNumber, ['', ...numbers]))
    .orderBy(asc(orderLines.lineNumber))
  const linesOf = Map.groupBy(lines, ({ orderNumber }) => orderNumber)
  return rows.map(({ arrival, order, store }) => ({
    id: arrival.id,
    orderNumber: arrival.orderNumber,
    storeId: arrival.storeId,
    storeName: store ? storeName(store) : arrival.storeId,
    status: arrival.status,
    vehicle: arrival.notes[0]?.content ?? null,
    name: order.shippingAddress?.firstName ?? null,
    items: (linesOf.get(arrival.orderNumber) ?? []).map(({ title, quantity }) =>
      quantity > 1 ? `${quantity} × ${title}` : title,
    ),
    submittedAt: arrival.submittedAt.toISOString(),
    next: [...nextPickupStatuses(arrival.status, 'store')],
  }))
}

/** The queue: who waits, longest first, and whom the last hour has seen off. */
export const listArrivals = (
  db: Database,
  { storeId, now }: { readonly storeId: string | undefined; readonly now: Date },
): Promise<StoreArrival[]> =>
  readArrivals(
    db,
    and(
      or(
        inArray(orderPickups.status, ['SUBMITTED', 'CLAIMED']),
        gt(orderPickups.changedAt, new Date(now.getTime() - keptMs)),
      ),
      storeId === undefined ? sql`true` : eq(orderPickups.storeId, storeId),
    ),
  )

export const findStoreArrival = async (db: Database, id: string): Promise<StoreArrival> => {
  const [found] = await readArrivals(db, eq(orderPickups.id, id))
  if (!found) throw problem('pickup_not_found')
  return found
}
