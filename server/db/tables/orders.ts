import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { Address, ShipFrom } from '../../../contract/orders/address.ts'
import type { DeferredPaymentData } from '../../../contract/orders/deferred-payment-data.ts'
import type { CancelledPieces } from '../../../contract/orders/order.ts'
import type { Payment } from '../../../contract/orders/payment.ts'
import { instant, type LocalizedText, localized, minorUnits } from './columns.ts'

/** Totals of the order in its alternate currency, in that currency's minor units. */
export type AltTotals = Readonly<
  Partial<
    Record<
      | 'msrp'
      | 'chargedPrice'
      | 'shippingTotal'
      | 'totalFees'
      | 'totalTaxes'
      | 'orderTotal'
      | 'subTotal'
      | 'inclusiveTaxTotal'
      | 'promotionalCodeDiscount',
      number
    >
  >
>

export type PromotionRow = { id: string; promoType: string }

/** A way that an order was paid; `charged` is what it paid in minor units, where that is known. */
export type StoredPayment = Payment & { readonly charged?: number }

/**
 * An order (orders.md §3). `upmId` has no foreign key: members belong to the issuer, which may be another one.
 * Guests are recognised by `contactEmail` (lower case) or by the phone in `phoneCountryCode` + `phoneNumber` (digits).
 */
export const orders = pgTable(
  'orders',
  {
    orderNumber: text('order_number').primaryKey(),
    orderId: text('order_id'),
    upmId: text('upm_id'),
    orderType: text('order_type', { enum: ['SALES_ORDER', 'RETURN_ORDER', 'PARTNER_SALES_ORDER'] })
      .notNull()
      .default('SALES_ORDER'),
    orderClassification: text('order_classification', { enum: ['CONSUMER', 'STANDARD', 'STORE'] })
      .notNull()
      .default('CONSUMER'),
    /** Country the order was placed in: ISO 3166 alpha-2, lower case. */
    country: char('country', { length: 2 }).notNull(),
    regionReference: text('region_reference').notNull().default('NIKEUS'),
    currency: char('currency', { length: 3 }).notNull().default('USD'),
    currencyAlt: char('currency_alt', { length: 3 }),
    /** Milliseconds, as the history's cursor carries it. */
    orderDate: timestamp('order_date', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    contactEmail: text('contact_email'),
    phoneCountryCode: text('phone_country_code'),
    phoneNumber: text('phone_number'),
    dayPhoneNumber: text('day_phone_number'),
    message: localized('message'),
    msrp: minorUnits('msrp'),
    chargedPrice: minorUnits('charged_price'),
    shippingTotal: minorUnits('shipping_total'),
    totalFees: minorUnits('total_fees'),
    totalTaxes: minorUnits('total_taxes'),
    orderTotal: minorUnits('order_total'),
    subTotal: minorUnits('sub_total'),
    inclusiveTaxTotal: minorUnits('inclusive_tax_total'),
    promotionalCodeDiscount: minorUnits('promotional_code_discount'),
    promotions: jsonb('promotions').$type<readonly PromotionRow[]>().notNull().default([]),
    totalsAlt: jsonb('totals_alt').$type<AltTotals>(),
    payments: jsonb('payments').$type<readonly StoredPayment[]>().notNull().default([]),
    shippingAddress: jsonb('shipping_address').$type<Partial<Address>>(),
    pickupAddress: jsonb('pickup_address').$type<Partial<Address>>(),
    storeAddress: jsonb('store_address').$type<Partial<Address>>(),
    /** Calendar date that the shopper asked for; `null`: as soon as possible. */
    deliveryDay: text('delivery_day'),
    shipFrom: jsonb('ship_from').$type<Partial<ShipFrom>>(),
    /** Texts where the order brings its own; the host has words for a return to a store. */
    returnToStore: jsonb('return_to_store').$type<{
      header?: LocalizedText
      subheader?: LocalizedText
      barcodeNumber: string
      /** The store that was picked; it is looked up where the order is shown. */
      storeId?: string | undefined
    }>(),
    paymentApprovalId: text('payment_approval_id'),
    paymentHoldFlag: boolean('payment_hold_flag').notNull().default(false),
    paymentPending: boolean('payment_pending').notNull().default(false),
    deferredPaymentData: jsonb('deferred_payment_data').$type<v.InferOutput<typeof DeferredPaymentData>>(),
    isGlobalStoreOrder: boolean('is_global_store_order').notNull().default(false),
    statusColor: text('status_color'),
    subStatus: localized('sub_status'),
    showBarcodeFlag: boolean('show_barcode_flag').notNull().default(false),
    shouldRefresh: boolean('should_refresh').notNull().default(false),
    legacyPaymentUrl: text('legacy_payment_url'),
    returnMethod: text('return_method'),
    parentSalesOrderNumber: text('parent_sales_order_number').references(
      (): AnyPgColumn => orders.orderNumber,
    ),
    /** It was bought as a gift: its parcels have a receipt with a code, and no prices (BY-48). */
    isGift: boolean('is_gift').notNull().default(false),
    partnerName: text('partner_name'),
    memberGated: boolean('member_gated').notNull().default(false),
    /** `CANCEL_ORDER` while the fulfilment side has a cancellation to decide. */
    pendingModification: text('pending_modification', { enum: ['CANCEL_ORDER'] }),
    /** The pieces that this cancellation is about; `null`: the whole order. */
    pendingItems: jsonb('pending_items').$type<readonly CancelledPieces[]>(),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    index('orders_history').on(t.upmId, t.orderType, t.orderDate.desc(), t.orderNumber.desc()),
    index('orders_date').on(t.orderDate),
    index('orders_parent').on(t.parentSalesOrderNumber),
    index('orders_guest_email').on(t.contactEmail, t.orderDate.desc()).where(sql`${t.upmId} is null`),
    index('orders_guest_phone')
      .on(sql`(${t.phoneCountryCode} || ltrim(${t.phoneNumber}, '0'))`)
      .where(sql`${t.upmId} is null`),
    index('orders_guest_phone_as_written')
      .on(sql`(${t.phoneCountryCode} || ${t.phoneNumber})`)
      .where(sql`${t.upmId} is null`),
    check('orders_number_form', sql`${t.orderNumber} ~ '^[A-Za-z0-9]{4,32}$'`),
    check('orders_type', sql`${t.orderType} in ('SALES_ORDER', 'RETURN_ORDER', 'PARTNER_SALES_ORDER')`),
    check('orders_classification', sql`${t.orderClassification} in ('CONSUMER', 'STANDARD', 'STORE')`),
    check('orders_country_form', sql`${t.country} ~ '^[a-z]{2}$'`),
    check('orders_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('orders_email_lower', sql`${t.contactEmail} = lower(${t.contactEmail})`),
    check('orders_phone_digits', sql`${t.phoneNumber} ~ '^[0-9]{3,16}$'`),
    check('orders_phone_whole', sql`(${t.phoneNumber} is null) = (${t.phoneCountryCode} is null)`),
    check('orders_delivery_day', sql`${t.deliveryDay} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('orders_modification', sql`${t.pendingModification} in ('CANCEL_ORDER')`),
    check('orders_pending_items', sql`${t.pendingItems} is null or ${t.pendingModification} is not null`),
    check('orders_cancelled_settled', sql`${t.cancelledAt} is null or ${t.pendingModification} is null`),
  ],
)
export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
