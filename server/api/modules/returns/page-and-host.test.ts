import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Order } from '../../../../contract/orders/order.ts'
import type { ReturnOrderLine } from '../../../../contract/returns/return-capture.ts'
import { type Flags, flagNames } from '../../../../contract/session/experience.ts'
import { describedCountries } from '../../../../domain/countries/profile-of.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import { isInStore } from '../../../../domain/order-actions/actions.ts'
import { canCancel } from '../../../../domain/order-actions/cancel-window.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { refusalOf, standingRefusal } from '../../../../domain/orders/standing.ts'
import { defaultFlags } from '../../../../domain/pages/flags.ts'
import { paymentStateOf } from '../../../../domain/payments/deferred-payment.ts'
import { offeredMethods } from '../../../../domain/return-methods/offered-methods.ts'
import { providersOf } from '../../../../domain/return-methods/providers.ts'
import { returnableItems } from '../../../../domain/returns/return-items.ts'
import { startReturn } from '../../../../domain/returns/start-return.ts'
import { ProblemError } from '../../../common/problems.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import { cancellationRefusal } from '../orders/group-actions.rules.ts'
import { wireOrder } from '../orders/order-wire.ts'
import type { GroupWithLines } from '../orders/orders.repository.ts'
import { countryOfRow, standingOfRow } from '../orders/row-standing.ts'
import { allocatePieces, orderRefusal } from './capture.rules.ts'
import { requireMethod } from './method.rules.ts'

/** A row in which nothing is known. */
const emptyRow = (table: PgTable) =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null]))

const now = new Date('2026-11-20T12:00:00.000Z')
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const country = fc.constantFrom(...describedCountries, 'xx')
const address = (iso2Country: string, zipCode: string) => ({
  address1: '1 High Street',
  city: 'Town',
  country: iso2Country.toUpperCase(),
  iso2Country: iso2Country.toUpperCase(),
  state: 'CA',
  zipCode,
})
const statuses = [
  'Ordered',
  'Preparing Shipment',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Return Request Created',
  'Return Completed',
  'Something New',
]

const lineRow = fc
  .record({
    status: fc.constantFrom(...statuses),
    statusVariant: fc.constantFrom(null, 'ORDERED', 'DELIVERED'),
    pbid: fc.constantFrom(null, 'PB1'),
    quantity: fc.integer({ min: 1, max: 4 }),
    left: fc.integer({ min: 0, max: 4 }),
    returnable: fc.boolean(),
    returnDisableReason: fc.constantFrom(null, { code: 'NO', text: { en: 'No' } }),
    chargedPrice: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ left, ...line }) => ({ ...line, returnableQuantity: Math.min(left, line.quantity) }))

const orderRow = fc
  .record({
    orderType: fc.constantFrom(
      'SALES_ORDER',
      'SALES_ORDER',
      'SALES_ORDER',
      'RETURN_ORDER',
      'PARTNER_SALES_ORDER',
    ),
    orderClassification: fc.constantFrom('CONSUMER', 'CONSUMER', 'STANDARD', 'STORE'),
    country,
    /** Where it went is told, or the page is in the order's country. */
    tellsCountry: fc.boolean(),
    zipCode: fc.constantFrom('94105', '00901', '96799', '09012'),
    ageMs: fc.oneof(
      fc.integer({ min: 0, max: 60 * minuteMs }),
      fc.constantFrom(30 * minuteMs, 30 * minuteMs - 1, 60 * dayMs, 60 * dayMs - 1, 30 * dayMs),
      fc.integer({ min: 0, max: 80 * dayMs }),
    ),
    cancellation: fc.constantFrom('none', 'none', 'none', 'pending', 'done'),
    paymentHoldFlag: fc.boolean(),
    paymentPending: fc.boolean(),
    form: fc.boolean(),
    isGlobalStoreOrder: fc.constantFrom(false, false, true),
    orderTotal: fc.integer({ min: 0, max: 10_000_000 }),
    currency: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
    lines: fc.array(lineRow, { minLength: 1, maxLength: 4 }),
  })
  .map(({ lines, cancellation, tellsCountry, zipCode, ageMs, form, ...facts }) => {
    const order = {
      ...emptyRow(orders),
      ...facts,
      showBarcodeFlag: false,
      shouldRefresh: false,
      regionReference: 'NIKEUS',
      orderNumber: 'A0000001',
      orderDate: new Date(now.getTime() - ageMs),
      cancelledAt: cancellation === 'done' ? now : null,
      pendingModification: cancellation === 'pending' ? 'CANCEL_ORDER' : null,
      deferredPaymentData: form
        ? { form: { action: 'https://pay.podium.example', method: 'POST', fields: [] }, qrCodeURL: null }
        : null,
      shipFrom: tellsCountry ? { address: address(facts.country, zipCode) } : null,
      payments: [],
      promotions: [],
    } as unknown as OrderRow
    const rows = lines.map((line, index) => ({
      ...emptyRow(orderLines),
      ...line,
      // What cancels an order cancels its lines with it.
      ...(cancellation === 'done' ? { status: 'Cancelled', statusVariant: 'CANCELLED' } : {}),
      id: `line-${index}`,
      title: 'Shoe',
      promotions: [],
      dates: {},
      actions: {},
    })) as unknown as OrderLineRow[]
    return { order, lines: rows }
  })

const flags: fc.Arbitrary<Flags> = fc.subarray([...flagNames]).map((turned) => ({
  ...defaultFlags,
  ...Object.fromEntries(turned.map((name) => [name, !defaultFlags[name]])),
}))

const question = fc.record({
  row: orderRow,
  role: fc.constantFrom('member' as const, 'guest' as const),
  flags,
  pageCountry: country,
})

type Row = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] }

const onTheWire = ({ order, lines }: Row): Order => {
  const group = { position: 0, headingVariant: 'ordered', shipments: [], returnOrderNumber: null }
  const groups = [{ group, lines }] as unknown as readonly GroupWithLines[]
  return v.parse(Order, JSON.parse(JSON.stringify(wireOrder(order, groups, { now, language: 'en' }))))
}

/** The page stands anywhere where the order says where it went, and else in the order's country. */
const placeOf = ({ order }: Row, pageCountry: string): string =>
  order.shipFrom === null ? order.country : pageCountry

/** A property of a page and the host, which see one order. */
const holds = (
  compare: (asked: {
    readonly row: Row
    readonly wire: Order
    /** Country that the page goes by. */
    readonly country: string
    readonly role: 'member' | 'guest'
    readonly flags: Flags
  }) => void,
) =>
  fc.assert(
    fc.property(question, ({ row, pageCountry, ...rest }) => {
      const wire = onTheWire(row)
      compare({ row, wire, country: orderCountry(wire, placeOf(row, pageCountry)), ...rest })
    }),
    { numRuns: 300 },
  )

const line = (id: string, quantity: number): ReturnOrderLine =>
  ({
    orderLineId: id,
    universalProductCode: null,
    quantity,
    reasonCode: '100',
    reasonText: null,
  }) as unknown as ReturnOrderLine

describe('what the page offers is what the host accepts, for any order, country, role and flags', () => {
  test('they go by the same country', () => {
    holds(({ row, country }) => expect(country).toBe(countryOfRow(row.order)))
  })

  test('[RM-01] [RM-04] the same ways back at the same prices, with the same carriers', () => {
    holds(({ row, wire, country, role, flags }) => {
      const [offered = [], unanswered] = [providersOf(country), null].map((providers) =>
        offeredMethods({ order: wire, country, role, flags, providers, hasReturnableItems: true }),
      )
      expect(offered).toEqual(unanswered)
      for (const method of offered) {
        const ask = { order: row.order, role, flags, returnMethod: method.captureMethod }
        const accepted = requireMethod({ ...ask, carrierCode: null, labelMethod: method.key })
        expect(accepted).toEqual(method)
        if (method.carrier === null) continue
        const byCarrier = requireMethod({ ...ask, carrierCode: method.carrier.code })
        expect([byCarrier.captureMethod, byCarrier.carrier?.code]).toEqual([
          method.captureMethod,
          method.carrier.code,
        ])
      }
      const names = new Set(offered.map(({ captureMethod }) => captureMethod))
      for (const returnMethod of ['CARRIER_DROP_OFF', 'PICK_UP', 'STORE_DROP_OFF', 'PAPERLESS'] as const) {
        if (names.has(returnMethod)) continue
        expect(() =>
          requireMethod({ order: row.order, role, flags, returnMethod, carrierCode: null }),
        ).toThrow(ProblemError)
      }
    })
  })

  test('[RI-02] [RI-03] [RI-04] the same pieces of the same lines', () => {
    holds(({ row, wire, country, flags }) => {
      const start = startReturn({
        order: wire,
        country,
        standalone: false,
        enableOrderMismatchModal: false,
        site: 'podium.example',
      })
      const isOn = !flags.disableReturns && start.kind === 'route'
      const items = returnableItems(wire, { country, now: now.getTime() })
      const onPage = Object.fromEntries(
        items.map(({ line: { id }, maxQuantity }) => [id, isOn ? maxQuantity : 0]),
      )
      const isOpen =
        !flags.disableReturns && orderRefusal(row.order, standingOfRow(row.order, row.lines), now) === null
      const accepts = (id: string, quantity: number) =>
        isOpen && allocatePieces(row.lines, [line(id, quantity)], country).errors.length === 0
      const onHost = Object.fromEntries(
        row.lines.map(({ id }) => [id, [4, 3, 2, 1].find((quantity) => accepts(id, quantity)) ?? 0]),
      )
      expect(onPage).toEqual(onHost)
    })
  })

  test('[CA-03] [CA-06] the same orders can be cancelled', () => {
    holds(({ row, wire, country }) => {
      const asked = { order: wire, country, now: now.getTime(), recentlyCancelled: false }
      const onPage = !isInStore(wire) && canCancel(asked)
      expect(onPage).toBe(cancellationRefusal(row.order, row.lines, now) === null)
    })
  })

  test('[DP-01] [ST-03] the same orders are paid for, and fetched from a store', () => {
    holds(({ row, wire }) => {
      const standing = standingOfRow(row.order, row.lines)
      expect(paymentStateOf(wire) === 'due').toBe(standingRefusal('pay', standing) === null)
      for (const change of ['cancel', 'pay', 'return', 'switchMethod', 'pickup'] as const) {
        expect(refusalOf(change, wire)).toBe(standingRefusal(change, standing))
      }
    })
  })

  test('[OD-06] the same amounts', () => {
    holds(({ row, wire }) => {
      const { currency } = row.order
      const told = (minor: number) => fromMinor(asMinor(minor), currency)
      expect([
        wire.transaction.orderTotal,
        ...wire.group.flatMap(({ orderItems }) =>
          orderItems.map(({ lineItemTransaction }) => lineItemTransaction.lineItemChargedPrice),
        ),
      ]).toEqual([
        told(row.order.orderTotal ?? 0),
        ...row.lines.map(({ chargedPrice }) => told(chargedPrice)),
      ])
    })
  })
})
