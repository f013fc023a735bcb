import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Order } from '../../../../contract/orders/order.ts'
import {
  isWholeOrder,
  itemsOffer,
  refundOfChosen,
} from '../../../../domain/order-actions/cancel-items-offer.ts'
import { refundOfLine } from '../../../../domain/refunds/refund.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { anyOrder, seenAt } from '../../../testing/orders/any-order.ts'
import { cancelledAmountOf } from '../orders/cancel-refund.ts'
import { isCancelledLine } from '../orders/line-standing.ts'
import { wireOrder } from '../orders/order-wire.ts'
import type { GroupWithLines } from '../orders/orders.repository.ts'
import { splitLine } from '../return-pieces/pieces.ts'
import { piecesOff } from './cancel-pieces.ts'

type Sale = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] }

const priceOf = ({ chargedPrice, taxes, fees }: OrderLineRow) => chargedPrice + (taxes ?? 0) + (fees ?? 0)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** An order that was just placed and paid; its total is what its lines and its shipping come to. */
const anySale = fc
  .record({
    any: anyOrder,
    fees: fc.array(fc.option(fc.nat({ max: 999 })), { minLength: 4, maxLength: 4 }),
  })
  .map(({ any, fees }): Sale => {
    const lines = any.lines.map((line, index) => ({
      ...line,
      status: 'Ordered',
      statusVariant: null,
      cancelledAt: null,
      fees: fees[index] ?? null,
      splitFrom: null,
    }))
    const order = {
      ...any.order,
      orderType: 'SALES_ORDER' as const,
      orderClassification: 'CONSUMER' as const,
      orderDate: seenAt,
      paymentHoldFlag: false,
      paymentPending: false,
      deferredPaymentData: null,
      pendingModification: null,
      pendingItems: null,
      cancelledAt: null,
      orderTotal: sum(lines.map(priceOf)) + (any.order.shippingTotal ?? 0),
    }
    return { order, lines }
  })

const onTheWire = ({ order, lines }: Sale): Order => {
  const group = { position: 0, headingVariant: 'ordered', shipments: [], returnOrderNumber: null }
  const groups = [{ group, lines }] as unknown as readonly GroupWithLines[]
  return v.parse(Order, JSON.parse(JSON.stringify(wireOrder(order, groups, { now: seenAt, language: 'en' }))))
}

const givenBack = ({ order, lines }: Sale) => cancelledAmountOf(order, lines, null)

/** Cancels some pieces by chance, as the host does it; with what the page has told. */
const cancelSome = (sale: Sale, next: () => number) => {
  const offer = itemsOffer(onTheWire(sale), sale.order.country, seenAt.getTime())
  const chosen = offer.lines.flatMap(({ id, quantity }) => {
    const pieces = next() % (quantity + 1)
    return pieces === 0 ? [] : [{ lineId: id, quantity: pieces }]
  })
  const lines = sale.lines.flatMap((line, index) => {
    const pieces = chosen.find(({ lineId }) => lineId === line.id)?.quantity ?? 0
    if (pieces === 0) return [line]
    const id = `${line.id}.${line.quantity}`
    const off = piecesOff(line, { pieces, id, lineNumber: index, now: seenAt })
    return [
      { ...line, ...off.line } as OrderLineRow,
      ...(off.gone === null ? [] : [off.gone as OrderLineRow]),
    ]
  })
  return { told: refundOfChosen(offer, chosen), isAll: isWholeOrder(offer, chosen), sale: { ...sale, lines } }
}

/** Returns all that is left, by pieces; what the page tells of each, beside what the host takes. */
const returnRest = (sale: Sale, next: () => number): number => {
  const { currency } = sale.order
  return sum(
    sale.lines
      .filter((line) => !isCancelledLine(line))
      .flatMap((line) => {
        const refunds: number[] = []
        let left: OrderLineRow = line
        while (left.quantity > 0) {
          const pieces = 1 + (next() % left.quantity)
          const wire = onTheWire({ ...sale, lines: [left] }).group[0]?.orderItems[0]
          const told = wire ? refundOfLine(wire, pieces, currency).total : 0
          const split = splitLine(left, pieces, { id: `${left.id}.r`, lineNumber: 1 })
          expect(told).toBe((split.taken.chargedPrice ?? 0) + (split.taken.taxes ?? 0))
          refunds.push(told)
          left = { ...left, ...split.left } as OrderLineRow
        }
        return refunds
      }),
  )
}

describe('the refunds of an order whose pieces are cancelled and returned', () => {
  test('[BY-15] [BY-16] each gives back what the page had told, and those of cancelled pieces come to the total with the last of them', () => {
    fc.assert(
      fc.property(anySale, fc.infiniteStream(fc.nat()), (placed, chance) => {
        const next = () => chance.next().value ?? 0
        let sale = placed
        let all = 0
        for (let isOver = false; !isOver; ) {
          const before = givenBack(sale)
          const step = cancelSome(sale, next)
          expect(step.told).toBe(givenBack(step.sale) - before)
          all += step.told
          sale = step.sale
          isOver = step.isAll
        }
        expect([all, givenBack(sale)]).toEqual([placed.order.orderTotal, placed.order.orderTotal])
      }),
    )
  })

  test('[BY-16] where some is cancelled and the rest is returned, all of the goods are back to the minor unit, and no more', () => {
    fc.assert(
      fc.property(anySale, fc.nat({ max: 3 }), fc.infiniteStream(fc.nat()), (placed, times, chance) => {
        const next = () => chance.next().value ?? 0
        let sale = placed
        let cancelled = 0
        for (let count = 0; count < times; count += 1) {
          const step = cancelSome(sale, next)
          if (step.isAll) break
          cancelled += step.told
          sale = step.sale
        }
        const left = sale.lines.filter((line) => !isCancelledLine(line))
        const kept = (placed.order.shippingTotal ?? 0) + sum(left.map(({ fees }) => fees ?? 0))
        expect(cancelled + returnRest(sale, next) + kept).toBe(placed.order.orderTotal)
      }),
    )
  })
})
