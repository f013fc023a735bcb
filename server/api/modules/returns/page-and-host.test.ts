import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Order } from '../../../../contract/orders/order.ts'
import type { ReturnOrderLine } from '../../../../contract/returns/return-capture.ts'
import { captureMethods } from '../../../../contract/returns/return-capture-terms.ts'
import type { Flags } from '../../../../contract/session/experience.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import { canCancel } from '../../../../domain/order-actions/cancel-window.ts'
import { itemsRefusalOfOrder } from '../../../../domain/order-actions/items-refusal.ts'
import { isInStore } from '../../../../domain/orders/in-store.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { refusalOf, standingRefusal } from '../../../../domain/orders/standing.ts'
import { paymentStateOf } from '../../../../domain/payments/deferred-payment.ts'
import { offeredMethods } from '../../../../domain/return-methods/offered-methods.ts'
import { providersOf } from '../../../../domain/return-methods/providers.ts'
import { type MethodChoice, writeMethod } from '../../../../domain/return-methods/return-methods.ts'
import { returnableItems } from '../../../../domain/returns/return-items.ts'
import { startReturn } from '../../../../domain/returns/start-return.ts'
import { standingOfOrder } from '../../../../domain/withdrawal/order-withdrawal.ts'
import { withdrawalStanding } from '../../../../domain/withdrawal/withdrawal.ts'
import { ProblemError } from '../../../common/problems.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { anyCountry, anyFlags, anyOrder, anyWayBack, seenAt } from '../../../testing/orders/any-order.ts'
import { factsOfRows } from '../acknowledgements/withdrawal-facts.ts'
import { cancellationRefusal, itemsRefusalOfRow } from '../orders/group-actions.rules.ts'
import { wireOrder } from '../orders/order-wire.ts'
import type { GroupWithLines } from '../orders/orders.repository.ts'
import { countryOfRow, standingOfRow } from '../orders/row-standing.ts'
import { allocatePieces, linesInTime, orderRefusal } from '../return-pieces/capture.rules.ts'
import { type MethodAsk, requireMethod } from './method.rules.ts'

const question = fc.record({
  row: anyOrder,
  role: fc.constantFrom('member' as const, 'guest' as const),
  flags: anyFlags,
  pageCountry: anyCountry,
  wanted: anyWayBack,
})

type Row = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] }

const onTheWire = ({ order, lines }: Row): Order => {
  const group = { position: 0, headingVariant: 'ordered', shipments: [], returnOrderNumber: null }
  const groups = [{ group, lines }] as unknown as readonly GroupWithLines[]
  const wire = wireOrder(order, groups, { now: seenAt, language: 'en' })
  return v.parse(Order, JSON.parse(JSON.stringify(wire)))
}

/** The page stands anywhere where the order says where it went, and else in the order's country. */
const placeOf = ({ order }: Row, pageCountry: string): string =>
  order.shipFrom === null ? order.country : pageCountry

const numRuns = 800

/** A property of a page and the host, which see one order; `compare` tells whether it was a case of what is asked about. */
const holds = (
  compare: (asked: {
    readonly row: Row
    readonly wire: Order
    /** Country that the page goes by. */
    readonly country: string
    readonly role: 'member' | 'guest'
    readonly flags: Flags
    readonly wanted: MethodChoice
  }) => boolean,
) => {
  let count = 0
  fc.assert(
    fc.property(question, ({ row, pageCountry, ...rest }) => {
      const wire = onTheWire(row)
      const isCase = compare({ row, wire, country: orderCountry(wire, placeOf(row, pageCountry)), ...rest })
      if (isCase) count += 1
    }),
    { numRuns },
  )
  expect(count).toBeGreaterThan(numRuns / 100)
}

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
    holds(({ row, country }) => {
      expect(country).toBe(countryOfRow(row.order))
      return country !== row.order.country
    })
  })

  test('[RM-01] [RM-04] the same ways back at the same prices, with the same carriers', () => {
    holds(({ row, wire, country, role, flags, wanted }) => {
      const [offered = [], unanswered] = [providersOf(country), null].map((providers) =>
        offeredMethods({ order: wire, country, role, flags, providers, hasReturnableItems: true }),
      )
      expect(offered).toEqual(unanswered)
      const ask = { order: row.order, role, flags }
      for (const method of offered) {
        const named = { ...ask, returnMethod: method.captureMethod }
        expect(requireMethod({ ...named, carrierCode: null, labelMethod: method.key })).toEqual(method)
        if (method.carrier === null) continue
        const byCarrier = requireMethod({ ...named, carrierCode: method.carrier.code })
        expect([byCarrier.captureMethod, byCarrier.carrier?.code]).toEqual([
          method.captureMethod,
          method.carrier.code,
        ])
      }
      const accepts = (asked: Pick<MethodAsk, 'returnMethod' | 'carrierCode' | 'labelMethod'>) => {
        try {
          return Boolean(requireMethod({ ...ask, ...asked }))
        } catch (error) {
          expect(error).toBeInstanceOf(ProblemError)
          return false
        }
      }
      for (const returnMethod of captureMethods) {
        const same = offered.filter(({ captureMethod }) => captureMethod === returnMethod)
        const key = writeMethod(wanted)
        const isThere = same.length > 0
        expect([
          accepts({ returnMethod, carrierCode: null }),
          accepts({ returnMethod, carrierCode: null, labelMethod: key }),
          wanted.carrier !== null && accepts({ returnMethod, carrierCode: wanted.carrier }),
        ]).toEqual([
          isThere,
          same.some((method) => method.key === key),
          wanted.carrier !== null && same.some(({ carrier }) => carrier?.code === wanted.carrier),
        ])
      }
      return offered.some(({ price }) => price.kind !== 'free')
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
      const items = returnableItems(wire, { country, now: seenAt.getTime() })
      const onPage = Object.fromEntries(
        items.map(({ line: { id }, maxQuantity }) => [id, isOn ? maxQuantity : 0]),
      )
      const isOpen =
        !flags.disableReturns &&
        orderRefusal(row.order, standingOfRow(row.order, row.lines)) === null &&
        linesInTime(row.order, row.lines, { withdrawals: [], now: seenAt }).length > 0
      const accepts = (id: string, quantity: number) =>
        isOpen && allocatePieces(row.lines, [line(id, quantity)], country).errors.length === 0
      const onHost = Object.fromEntries(
        row.lines.map(({ id }) => [id, [4, 3, 2, 1].find((quantity) => accepts(id, quantity)) ?? 0]),
      )
      expect(onPage).toEqual(onHost)
      return Object.values(onPage).some((pieces) => pieces > 0)
    })
  })

  test('[BY-07] [BY-10] [BY-11] the same lines can be withdrawn from, until the same day', () => {
    holds(({ row, wire, country }) => {
      const now = seenAt.getTime()
      const onPage = standingOfOrder(wire, { country, now })
      expect(onPage).toEqual(withdrawalStanding(factsOfRows(row.order, row.lines, [], now)))
      return onPage.kind === 'open'
    })
  })

  test('[CA-03] [CA-06] the same orders can be cancelled', () => {
    holds(({ row, wire, country }) => {
      const asked = { order: wire, country, now: seenAt.getTime(), recentlyCancelled: false }
      const onPage = !isInStore(wire) && canCancel(asked)
      expect(onPage).toBe(cancellationRefusal(row.order, row.lines, seenAt) === null)
      return onPage
    })
  })

  test('[BY-16] pieces of the same orders can be cancelled, and the others are refused for the same reason', () => {
    holds(({ row, wire, country }) => {
      const onPage = itemsRefusalOfOrder(wire, country, seenAt.getTime())
      expect(onPage).toBe(itemsRefusalOfRow(row.order, row.lines, seenAt))
      return onPage === null
    })
  })

  test('[DP-01] [ST-03] the same orders are paid for, and fetched from a store', () => {
    holds(({ row, wire }) => {
      const standing = standingOfRow(row.order, row.lines)
      expect(paymentStateOf(wire) === 'due').toBe(standingRefusal('pay', standing) === null)
      for (const change of ['cancel', 'pay', 'return', 'switchMethod', 'pickup'] as const) {
        expect(refusalOf(change, wire)).toBe(standingRefusal(change, standing))
      }
      return standing.isPaymentDue
    })
  })

  test('[OD-13] the same amounts', () => {
    holds(({ row: { order, lines }, wire }) => {
      const told = (minor: number | null) => fromMinor(asMinor(minor ?? 0), order.currency)
      const { subTotal, shippingTotal, totalTaxes, orderTotal } = wire.transaction
      expect([subTotal, shippingTotal, totalTaxes, orderTotal]).toEqual(
        [order.subTotal, order.shippingTotal, order.totalTaxes, order.orderTotal].map(told),
      )
      const amounts = wire.group.flatMap(({ orderItems }) => orderItems)
      expect(
        amounts.map(({ lineItemTransaction: { lineItemChargedPrice, lineItemTaxes } }) => [
          lineItemChargedPrice,
          lineItemTaxes,
        ]),
      ).toEqual(lines.map(({ chargedPrice, taxes }) => [told(chargedPrice), told(taxes)]))
      return order.currency === 'JPY'
    })
  })
})
