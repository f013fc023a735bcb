import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import {
  type NewOrderPickup,
  type OrderPickupRow,
  orderPickups,
  type StorePickupRow,
  storePickups,
} from '../../../db/tables/pickup/pickups.ts'
import { type StoreRow, stores } from '../../../db/tables/stores.ts'

/** How an order is picked up, and the store that it names. */
export type PickupWithStore = { readonly pickup: StorePickupRow; readonly store: StoreRow | null }

/** Holds the order's row until the transaction ends: a cancellation comes before an arrival, or after it. */
export const lockOrderRow = async (tx: Database, orderNumber: string): Promise<OrderRow | null> => {
  const [order = null] = await tx
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber))
    .for('update')
  return order
}

/** Holds the row until the transaction ends, so that arrivals of one order come one after the other. */
export const lockStorePickup = async (
  tx: Database,
  orderNumber: string,
): Promise<PickupWithStore | undefined> => {
  const [pickup] = await tx
    .select()
    .from(storePickups)
    .where(eq(storePickups.orderNumber, orderNumber))
    .for('update')
  if (!pickup) return undefined
  const [store = null] = await tx.select().from(stores).where(eq(stores.storeId, pickup.storeId))
  return { pickup, store }
}

export const findStorePickup = async (
  db: Database,
  orderNumber: string,
): Promise<PickupWithStore | undefined> => {
  const [found] = await db
    .select({ pickup: storePickups, store: stores })
    .from(storePickups)
    .leftJoin(stores, eq(stores.storeId, storePickups.storeId))
    .where(eq(storePickups.orderNumber, orderNumber))
  return found
}

/** The arrival of an order that was not taken back. */
export const findStandingArrival = async (
  db: Database,
  orderNumber: string,
): Promise<OrderPickupRow | undefined> => {
  const standing = and(
    eq(orderPickups.orderNumber, orderNumber),
    ne(orderPickups.status, 'CANCELLED_CONSUMER'),
  )
  const [row] = await db.select().from(orderPickups).where(standing)
  return row
}

/** An arrival with what says whose it is. */
export type ArrivalWithOrder = {
  readonly arrival: OrderPickupRow
  readonly order: OrderRow
  readonly code: string | null
}

export const findArrival = async (
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<ArrivalWithOrder | undefined> => {
  const query = db
    .select({ arrival: orderPickups, order: orders, code: storePickups.code })
    .from(orderPickups)
    .innerJoin(orders, eq(orders.orderNumber, orderPickups.orderNumber))
    .leftJoin(storePickups, eq(storePickups.orderNumber, orderPickups.orderNumber))
    .where(eq(orderPickups.id, id))
  const [found] = lock ? await query.for('update', { of: orderPickups }) : await query
  return found
}

export const insertArrival = async (tx: Database, arrival: NewOrderPickup): Promise<OrderPickupRow> => {
  const [row] = await tx.insert(orderPickups).values(arrival).returning()
  return row as OrderPickupRow
}

export const setArrivalStatus = async (
  tx: Database,
  id: string,
  status: OrderPickupRow['status'],
  changedAt: Date,
): Promise<OrderPickupRow> => {
  const [row] = await tx
    .update(orderPickups)
    .set({ status, changedAt })
    .where(eq(orderPickups.id, id))
    .returning()
  return row as OrderPickupRow
}
