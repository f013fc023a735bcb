import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ShipFrom } from '../../../contract/orders/address.ts'
import { instant, minorUnits } from './columns.ts'
import { jobColumns } from './job-columns.ts'
import { orderLines } from './order-lines.ts'
import { orders } from './orders.ts'
import { stores } from './stores.ts'

/**
 * Returns that were asked for, each with the job that creates it (JO-01, RS-01). Its pieces are taken from the order's
 * lines when it is accepted and given back when it fails; `returnOrderNumber` names the one return that came of it.
 */
export const returnCaptures = pgTable(
  'return_captures',
  {
    ...jobColumns(),
    returnOrderNumber: text('return_order_number').references(() => orders.orderNumber, {
      onDelete: 'cascade',
    }),
    /** Label service's method, with a carrier `method|carrier`. */
    returnMethod: text('return_method').notNull(),
    carrierCode: text('carrier_code'),
    /** The store that was picked for a return to one. */
    storeId: text('store_id').references(() => stores.storeId, { onDelete: 'set null' }),
    createsLabel: boolean('creates_label').notNull(),
    locale: text('locale').notNull(),
    /** Where the parcel leaves from, as it was sent. */
    shipFrom: jsonb('ship_from').$type<ShipFrom>().notNull(),
    /** Who asked for the return, and since it was switched, for the way that it goes back. */
    requestedBy: text('requested_by', { enum: ['member', 'guest'] }).notNull(),
    startedAt: instant('started_at'),
  },
  (t) => [
    unique('return_captures_one_return').on(t.returnOrderNumber),
    index('return_captures_order').on(t.orderNumber),
    index('return_captures_open').on(t.status).where(sql`${t.status} <> 'COMPLETED'`),
    check('return_captures_status', sql`${t.status} in ('PENDING', 'IN_PROGRESS', 'COMPLETED')`),
    check(
      'return_captures_completed',
      sql`(${t.status} = 'COMPLETED') = (${t.returnOrderNumber} is not null or ${t.errorStatus} is not null)`,
    ),
    check('return_captures_one_end', sql`${t.returnOrderNumber} is null or ${t.errorStatus} is null`),
    check('return_captures_eta', sql`${t.etaMs} between 0 and 60000`),
    check('return_captures_requested_by', sql`${t.requestedBy} in ('member', 'guest')`),
  ],
)
export type ReturnCaptureRow = typeof returnCaptures.$inferSelect

/** Pieces that a return asks for: a sales line of their own (`takePieces`), and what they refund in minor units. */
export const returnCaptureLines = pgTable(
  'return_capture_lines',
  {
    captureId: uuid('capture_id').notNull(),
    lineId: text('line_id').notNull(),
    reasonCode: text('reason_code').notNull(),
    reasonText: text('reason_text'),
    /** Raw status of the sales line before, for giving it back. */
    statusBefore: text('status_before').notNull(),
    statusVariantBefore: text('status_variant_before'),
    statusColorBefore: text('status_color_before'),
    /** Group of the sales line before; `null` for what was asked for when that was not kept. */
    groupPositionBefore: integer('group_position_before'),
  },
  (t) => [
    primaryKey({ columns: [t.captureId, t.lineId] }),
    foreignKey({ columns: [t.captureId], foreignColumns: [returnCaptures.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.lineId], foreignColumns: [orderLines.id] }).onDelete('cascade'),
  ],
)
export type ReturnCaptureLineRow = typeof returnCaptureLines.$inferSelect

/** Money that was given back: at most once for a return. */
export const refunds = pgTable(
  'refunds',
  {
    returnOrderNumber: text('return_order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    currency: char('currency', { length: 3 }).notNull(),
    amount: minorUnits('amount').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** What a bank finds it by, where the one who sent it has told: a card's acquirer reference number. */
    reference: text('reference'),
  },
  (t) => [check('refunds_amount', sql`${t.amount} >= 0`)],
)
export type RefundRow = typeof refunds.$inferSelect

/** Notifications of store returns that were triggered (RS-05): once for an order, without name or phone. */
export const dorisTriggers = pgTable('doris_triggers', {
  salesOrderNumber: text('sales_order_number')
    .primaryKey()
    .references(() => orders.orderNumber, { onDelete: 'cascade' }),
  marketplace: char('marketplace', { length: 2 }).notNull(),
  language: char('language', { length: 2 }).notNull(),
  triggeredAt: instant('triggered_at').notNull(),
})
