import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { ParcelEvent } from '../../../contract/orders/order.ts'
import { instant, type LocalizedText, localized, minorUnits } from './columns.ts'
import { orders, type PromotionRow } from './orders.ts'

export type StoredReason = { code: string; text?: LocalizedText; linkText?: LocalizedText; linkUrl?: string }
type StoredPackage = {
  items: readonly string[]
  shipmentNumber?: string
  trackingUrl?: string
  /** What the carrier has recorded, oldest first. */
  events?: readonly ParcelEvent[]
}

export type StoredShipment = {
  shipmentNumber: string
  simpleStatus?: string
  status?: string
  packages: readonly StoredPackage[]
}

/** Dates of a line beside the cancellation: `YYYY-MM-DD` for days, ISO instants for the rest (contract `ItemDates`). */
export type StoredDates = Readonly<
  Partial<
    Record<
      | 'delivered'
      | 'estimatedDeliveryDate'
      | 'ordered'
      | 'pickedUp'
      | 'readyForPickup'
      | 'returnCompleted'
      | 'returnCreated'
      | 'returnDenied'
      | 'returnInProcess'
      | 'shipped',
      string
    >
  >
> & { readonly arriveDateRange?: { from: string; to: string } }

/** Lines that travel and are told about together; position 0 is the first group. */
export const orderGroups = pgTable(
  'order_groups',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    heading: localized('heading'),
    /** Display status, see `domain/status/order-status`. */
    headingVariant: text('heading_variant'),
    subheading: localized('subheading'),
    message: localized('message'),
    /** Same-origin path or address on a listed host; offered as `actions.return` while lines are returnable. */
    returnLink: text('return_link'),
    trackingUrl: text('tracking_url'),
    /** Offered as `actions.viewReturn`. */
    returnOrderNumber: text('return_order_number').references(() => orders.orderNumber),
    returnDisableReason: jsonb('return_disable_reason').$type<StoredReason>(),
    shipments: jsonb('shipments').$type<readonly StoredShipment[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.orderNumber, t.position] }),
    check('order_groups_position', sql`${t.position} >= 0`),
  ],
)
export type OrderGroupRow = typeof orderGroups.$inferSelect
export type NewOrderGroup = typeof orderGroups.$inferInsert

/** Line of an order with the product as it was sold; amounts are for the whole line in minor units. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    groupPosition: integer('group_position').notNull().default(0),
    /** Order of the lines within the whole order, from 1. */
    lineNumber: integer('line_number').notNull(),
    productId: text('product_id'),
    pid: text('pid'),
    pbid: text('pbid'),
    title: text('title').notNull(),
    category: localized('category'),
    productImage: text('product_image'),
    imageAlt: localized('image_alt'),
    color: localized('color'),
    size: text('size'),
    styleColor: text('style_color'),
    gtin: text('gtin'),
    metricId: text('metric_id'),
    nikeIdPathName: text('nike_id_path_name'),
    /** Raw status as the fulfilment side says it; mapped by `domain/status/order-status`. */
    status: text('status').notNull(),
    statusColor: text('status_color'),
    /** Simple line status of orders.md §4, for example `SHIPPED`. */
    statusVariant: text('status_variant'),
    quantity: integer('quantity').notNull().default(1),
    returnableQuantity: integer('returnable_quantity').notNull().default(0),
    msrp: minorUnits('msrp'),
    chargedPrice: minorUnits('charged_price').notNull(),
    fees: minorUnits('fees'),
    taxes: minorUnits('taxes'),
    promotions: jsonb('promotions').$type<readonly PromotionRow[]>().notNull().default([]),
    /** Amounts in the alternate currency's minor units. */
    amountsAlt: jsonb('amounts_alt').$type<{
      msrp?: number
      chargedPrice?: number
      fees?: number
      taxes?: number
    }>(),
    /** The line as it was ordered, where pieces of it were taken by returns; refunds are shares of it. */
    ordered: jsonb('ordered').$type<{ quantity: number; chargedPrice: number; taxes: number | null }>(),
    /** Line that these pieces were taken from. */
    splitFrom: text('split_from'),
    /** Line whose pieces it is sent in exchange for (BY-05). */
    replacementFor: text('replacement_for'),
    returnable: boolean('returnable').notNull().default(false),
    returnDisableReason: jsonb('return_disable_reason').$type<StoredReason>(),
    /** Estimated delivery as a sentence. */
    eddText: localized('edd_text'),
    dates: jsonb('dates').$type<StoredDates>().notNull().default({}),
    cancelledAt: instant('cancelled_at'),
    /** `webLink`s by action name (contract `ItemActions`), beside those that the host derives. */
    actions: jsonb('actions')
      .$type<Record<string, { webLink?: string; appCallback?: string }>>()
      .notNull()
      .default({}),
    skuId: text('sku_id'),
    customizedProductReference: text('customized_product_reference'),
    shipmentNumber: text('shipment_number'),
    standardCarrierAlphaCode: text('standard_carrier_alpha_code'),
  },
  (t) => [
    foreignKey({
      columns: [t.orderNumber, t.groupPosition],
      foreignColumns: [orderGroups.orderNumber, orderGroups.position],
    }).onDelete('cascade'),
    unique('order_lines_number').on(t.orderNumber, t.lineNumber),
    index('order_lines_group').on(t.orderNumber, t.groupPosition),
    check('order_lines_line_number', sql`${t.lineNumber} >= 1`),
    check('order_lines_quantity', sql`${t.quantity} >= 1`),
    check('order_lines_returnable', sql`${t.returnableQuantity} between 0 and ${t.quantity}`),
    check('order_lines_charged', sql`${t.chargedPrice} >= 0`),
  ],
)
export type OrderLineRow = typeof orderLines.$inferSelect
export type NewOrderLine = typeof orderLines.$inferInsert
