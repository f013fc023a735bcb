import { describe, expect, test } from 'vitest'
import type { ReturnOrderLine } from '../../../../contract/returns/return-capture.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import { allocatePieces, linesInTime, orderRefusal } from './capture.rules.ts'

const line = (id: string, more: Partial<OrderLineRow> = {}): OrderLineRow =>
  ({
    id,
    gtin: '00001',
    status: 'Delivered',
    pbid: null,
    returnDisableReason: null,
    returnable: true,
    returnableQuantity: 2,
    ...more,
  }) as OrderLineRow

const ask = (
  more: { readonly [Name in keyof ReturnOrderLine]?: ReturnOrderLine[Name] | undefined } = {},
): ReturnOrderLine =>
  ({
    orderLineId: null,
    universalProductCode: '00001',
    quantity: 1,
    reasonCode: '30',
    reasonText: null,
    ...more,
  }) as ReturnOrderLine

const taken = (lines: readonly OrderLineRow[], asked: readonly ReturnOrderLine[]) => {
  const { takings, errors } = allocatePieces(lines, asked, 'us')
  return { takes: takings.map(({ line: { id }, pieces }) => [id, pieces]), errors }
}

describe('pieces of lines', () => {
  test('a line is found by its id, whatever its product', () => {
    const lines = [line('one'), line('two')]
    expect(taken(lines, [ask({ orderLineId: 'two', universalProductCode: undefined })])).toEqual({
      takes: [['two', 1]],
      errors: [],
    })
  })

  test('without an id by the product’s code, one line after the other', () => {
    const lines = [line('one'), line('other', { gtin: '00002' }), line('two')]
    expect(taken(lines, [ask({ quantity: 3 })]).takes).toEqual([
      ['one', 2],
      ['two', 1],
    ])
  })

  test('a line that cannot be returned gives nothing, and the next one of its product is taken in its place', () => {
    const lines = [line('one', { returnable: false }), line('two', { returnableQuantity: 0 }), line('three')]
    expect(taken(lines, [ask({ quantity: 2 })]).takes).toEqual([['three', 2]])
    const barred = line('one', { returnDisableReason: 'WORN' as never })
    expect(taken([barred, line('two', { status: 'Cancelled' })], [ask()]).takes).toEqual([])
  })

  test('what an earlier part of the request has taken is gone for the later ones', () => {
    const lines = [line('one'), line('two')]
    expect(taken(lines, [ask({ quantity: 2 }), ask()]).takes).toEqual([
      ['one', 2],
      ['two', 1],
    ])
    expect(taken([line('one')], [ask({ quantity: 2 }), ask()]).errors).toEqual([
      {
        pointer: '/orderLines/1/quantity',
        code: 'too_many',
        detail: 'At most 0 can be returned.',
      },
    ])
  })

  test('a line that is named twice gives its pieces at once, for the first reason', () => {
    const { takings } = allocatePieces(
      [line('one'), line('two')],
      [ask({ reasonText: 'Too small' }), ask({ orderLineId: 'two' }), ask({ reasonText: 'Torn' })],
      'us',
    )
    expect(takings.map(({ line: { id }, pieces, reasonText }) => [id, pieces, reasonText])).toEqual([
      ['one', 2, 'Too small'],
      ['two', 1, null],
    ])
  })
})

describe('what cannot be taken gets a field problem', () => {
  test('a line that the order has not, by what it was named by', () => {
    const { errors, takes } = taken(
      [line('one'), line('two', { gtin: null })],
      [
        ask({ orderLineId: 'three' }),
        ask({ universalProductCode: '00003' }),
        ask({ universalProductCode: undefined }),
      ],
    )
    expect(takes).toEqual([])
    expect(errors).toEqual([
      { pointer: '/orderLines/0/orderLineId', code: 'unknown_line', detail: 'The order has no such line.' },
      {
        pointer: '/orderLines/1/universalProductCode',
        code: 'unknown_line',
        detail: 'The order has no such line.',
      },
      {
        pointer: '/orderLines/2/universalProductCode',
        code: 'unknown_line',
        detail: 'The order has no such line.',
      },
    ])
  })

  test('more than is left, which is told, and takes nothing', () => {
    expect(taken([line('one'), line('two', { returnableQuantity: 1 })], [ask({ quantity: 4 })])).toEqual({
      takes: [],
      errors: [{ pointer: '/orderLines/0/quantity', code: 'too_many', detail: 'At most 3 can be returned.' }],
    })
  })

  test('as many as are left are not too many', () => {
    expect(taken([line('one')], [ask({ quantity: 2 })])).toEqual({ takes: [['one', 2]], errors: [] })
  })
})

test('a reason’s code that nobody knows falls back to one that is known', () => {
  const codes = (reasonCode: string) =>
    allocatePieces([line('one')], [ask({ reasonCode: reasonCode as never })], 'us').takings.map(
      (taking) => taking.reasonCode,
    )
  const [fallback] = codes('no such code')
  expect(fallback).toMatch(/^\w+$/)
  expect(fallback).not.toBe('no such code')
})

describe('an order', () => {
  const order = {
    country: 'us',
    shipFrom: null,
    orderDate: new Date('2026-11-01T00:00:00Z'),
    isGlobalStoreOrder: false,
  }
  const standing = { orderType: 'SALES_ORDER', cancellation: 'none', isPaymentDue: false } as const
  const day = (date: string) => new Date(`${date}T00:00:00Z`)

  test('can be returned within its country’s window, and no longer', () => {
    const lines = [line('L1')]
    const inTime = (now: Date) => linesInTime(order, lines, { withdrawals: [], now })
    expect([orderRefusal(order, standing), inTime(day('2026-12-30'))]).toEqual([null, lines])
    expect(inTime(day('2027-01-02'))).toEqual([])
  })

  test('[BY-12] that was withdrawn from in part can be returned in that part until the goods are due back', () => {
    const polish = { ...order, country: 'pl' }
    const lines = [line('L1'), line('L2')]
    const withdrawals = [
      {
        id: '9b2f1c4e-0d5a-4c3b-8e7f-6a1b2c3d4e5f',
        receivedAt: '2027-01-20T10:00:00Z',
        sendBackBy: '2027-02-03',
        lines: ['L1'],
      },
    ]
    const inTime = (at: string) =>
      linesInTime(polish, lines, { withdrawals, now: new Date(at) }).map(({ id }) => id)
    expect(inTime('2026-12-30T00:00:00Z')).toEqual(['L1', 'L2'])
    expect(inTime('2027-02-03T22:59:59Z')).toEqual(['L1'])
    expect(inTime('2027-02-03T23:00:00Z')).toEqual([])
  })

  test('that was canceled, is none of sales, or is of the global store cannot be returned', () => {
    expect(orderRefusal(order, { ...standing, cancellation: 'pending' })).toBe('state')
    expect(orderRefusal(order, { ...standing, orderType: 'RETURN_ORDER' })).toBe('state')
    expect(orderRefusal({ ...order, isGlobalStoreOrder: true }, standing)).toBe('state')
  })
})
