import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { pickupPlaces } from '../../../../contract/orders/store-pickup.ts'
import { pickupStatuses } from '../../../../contract/pickup/pickup-status.ts'
import { instant } from '../columns.ts'
import { orders } from '../orders.ts'

/** Where an order is picked up. `code` is the curbside link's: unguessable, and bound to this order and store. */
export const storePickups = pgTable(
  'store_pickups',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
    place: text('place', { enum: pickupPlaces }).notNull().default('STORE'),
    /** As the fulfilment side says it; one of the ready statuses once it can be fetched. */
    status: text('status'),
    code: text('code'),
  },
  (t) => [check('store_pickups_place', sql`${t.place} in ('STORE', 'PICKUP_POINT')`)],
)
export type StorePickupRow = typeof storePickups.$inferSelect
export type NewStorePickup = typeof storePickups.$inferInsert

export type StoredNote = { authorType: string; content: string; targetType: string }

/** Arrivals at the curb. An order has one at most that was not taken back. */
export const orderPickups = pgTable(
  'order_pickups',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
    storeServiceId: text('store_service_id').notNull(),
    status: text('status', { enum: pickupStatuses }).notNull().default('SUBMITTED'),
    notes: jsonb('notes').$type<readonly StoredNote[]>().notNull().default([]),
    /** Who noted it: the shopper by the link, or the store's own people, whose note is not the shopper's to follow. */
    notedBy: text('noted_by', { enum: ['SHOPPER', 'STORE'] })
      .notNull()
      .default('SHOPPER'),
    /** Two letters of the language that it was asked for in, for the mail that tells how it ended; `null` where nobody said. */
    language: text('language'),
    submittedAt: instant('submitted_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('order_pickups_one').on(t.orderNumber).where(sql`${t.status} <> 'CANCELLED_CONSUMER'`),
    index('order_pickups_queue').on(t.storeId, t.status, t.submittedAt),
    check(
      'order_pickups_status',
      sql`${t.status} in ('SUBMITTED', 'CLAIMED', 'COMPLETE', 'CANCELLED_CONSUMER')`,
    ),
    check('order_pickups_noted_by', sql`${t.notedBy} in ('SHOPPER', 'STORE')`),
  ],
)
export type OrderPickupRow = typeof orderPickups.$inferSelect
export type NewOrderPickup = typeof orderPickups.$inferInsert
