import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { returnMethodIds } from '../../../contract/returns/return-method-ids.ts'
import { type Flags, flagNames } from '../../../contract/session/experience.ts'
import { describedCountries } from '../../../domain/countries/profile-of.ts'
import { carriers } from '../../../domain/links/carriers.ts'
import { defaultFlags } from '../../../domain/pages/flags.ts'
import { type OrderLineRow, orderLines } from '../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../db/tables/orders.ts'

/** Host time at which any order is seen. */
export const seenAt = new Date('2026-11-20T12:00:00.000Z')
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A row in which nothing is known. */
const emptyRow = (table: PgTable) =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null]))

/** The first of the values in more than half of all cases: what most orders have leaves room for the rest to matter. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]) =>
  fc.oneof(fc.constant(usual), fc.constantFrom(usual, ...others))

/** Countries whose rules differ come as often as all the others together. */
export const anyCountry = fc.oneof(
  fc.constantFrom(...describedCountries, 'xx'),
  fc.constantFrom('us', 'cn', 'gb', 'be', 'au', 'jp', 'kr'),
)

/** An address of a country, in the US some with rules of their own. */
const anyAddress = fc
  .record({
    iso2Country: anyCountry,
    city: mostly('Town', 'APO', 'Guantanamo Bay'),
    state: mostly('CA', 'AK', 'AE'),
  })
  .map(({ iso2Country, ...place }) => ({
    ...place,
    address1: '1 High Street',
    country: iso2Country.toUpperCase(),
    iso2Country: iso2Country.toUpperCase(),
    zipCode: '94105',
  }))

const anyStatus = mostly(
  'Ordered',
  'Delivered',
  'Preparing Shipment',
  'Shipped',
  'Cancelled',
  'Return Request Created',
  'Return Completed',
  'Something New',
)

const anyLine = fc
  .record({
    status: anyStatus,
    statusVariant: mostly(null, 'ORDERED', 'DELIVERED'),
    pbid: fc.constantFrom(null, 'PB1'),
    quantity: fc.integer({ min: 1, max: 4 }),
    left: fc.integer({ min: 0, max: 4 }),
    returnable: mostly(true, false),
    returnDisableReason: mostly(null, { code: 'NO', text: { en: 'No' } }),
    chargedPrice: fc.integer({ min: 0, max: 1_000_000 }),
    taxes: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ left, ...line }) => ({ ...line, returnableQuantity: Math.min(left, line.quantity) }))

const anyAmount = fc.integer({ min: 0, max: 10_000_000 })

/** An order of the database with its lines. */
export const anyOrder = fc
  .record({
    orderType: mostly('SALES_ORDER', 'RETURN_ORDER', 'PARTNER_SALES_ORDER'),
    orderClassification: mostly('CONSUMER', 'STANDARD', 'STORE'),
    country: anyCountry,
    shipFrom: fc.option(anyAddress.map((address) => ({ address }))),
    ageMs: fc.oneof(
      fc.integer({ min: 0, max: 31 * minuteMs }),
      fc.constantFrom(30 * minuteMs, 30 * minuteMs - 1, 60 * dayMs, 60 * dayMs - 1, 30 * dayMs),
      fc.integer({ min: 0, max: 80 * dayMs }),
    ),
    cancellation: mostly('none', 'pending', 'done'),
    paymentHoldFlag: mostly(false, true),
    paymentPending: mostly(false, true),
    form: mostly(false, true),
    isGlobalStoreOrder: mostly(false, true),
    orderTotal: anyAmount,
    subTotal: anyAmount,
    shippingTotal: anyAmount,
    totalTaxes: anyAmount,
    currency: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  })
  .map(({ lines, cancellation, ageMs, form, ...facts }) => ({
    order: {
      ...emptyRow(orders),
      ...facts,
      showBarcodeFlag: false,
      shouldRefresh: false,
      regionReference: 'NIKEUS',
      orderNumber: 'A0000001',
      orderDate: new Date(seenAt.getTime() - ageMs),
      cancelledAt: cancellation === 'done' ? seenAt : null,
      pendingModification: cancellation === 'pending' ? 'CANCEL_ORDER' : null,
      deferredPaymentData: form
        ? { form: { action: 'https://pay.podium.example', method: 'POST', fields: [] }, qrCodeURL: null }
        : null,
      payments: [],
      promotions: [],
    } as unknown as OrderRow,
    lines: lines.map((line, index) => ({
      ...emptyRow(orderLines),
      ...line,
      // What cancels an order cancels its lines with it.
      ...(cancellation === 'done' ? { status: 'Cancelled', statusVariant: 'CANCELLED' } : {}),
      id: `line-${index}`,
      title: 'Shoe',
      promotions: [],
      dates: {},
      actions: {},
    })) as unknown as OrderLineRow[],
  }))

/** Flags of which some are turned from what they usually are. */
export const anyFlags: fc.Arbitrary<Flags> = fc.subarray([...flagNames], { maxLength: 5 }).map((turned) => ({
  ...defaultFlags,
  ...Object.fromEntries(turned.map((name) => [name, !defaultFlags[name]])),
}))

/** A way back, with or without a carrier, whether a country has it or not. */
export const anyWayBack = fc.record({
  id: fc.constantFrom(...returnMethodIds),
  carrier: fc.constantFrom(null, ...carriers.map(({ code }) => code)),
})
