import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import { returnsOf } from './order-returns.ts'

const item = (id: string, status: string, returnCreated: string | null = null) => ({
  id,
  product: { title: id },
  lineItemStatus: { status },
  lineItemTransaction: {},
  itemDates: { returnCreated },
})
const group = (orderItems: unknown[], returnOrderId?: string) => ({
  orderItems,
  actions: returnOrderId ? { viewReturn: { returnOrderId } } : {},
})
const returns = (...groups: unknown[]) =>
  returnsOf(v.parse(Order, { orderNumber: 'C00012345', orderType: 'SALES_ORDER', group: groups })).map(
    ({ lines, ...rest }) => ({ ...rest, lines: lines.map(({ id }) => id) }),
  )

describe('returns of an order', () => {
  it('[OD-04] are listed once each, with the lines that went back, their status and day', () => {
    expect(
      returns(
        group(
          [item('socks', 'Delivered'), item('shoes', 'Return In Progress', '2026-11-18T10:00:00Z')],
          'RT0001',
        ),
        group([item('cap', 'Return Created', '2026-11-17T10:00:00Z')], 'RT0002'),
        group([item('shirt', 'Return In Progress', '2026-11-16T10:00:00Z')], 'RT0001'),
        group([item('bag', 'Delivered')]),
      ),
    ).toEqual([
      {
        returnNumber: 'RT0001',
        lines: ['shoes', 'shirt'],
        status: 'returnInProcess',
        createdAt: '2026-11-16T10:00:00Z',
      },
      { returnNumber: 'RT0002', lines: ['cap'], status: 'returnCreated', createdAt: '2026-11-17T10:00:00Z' },
    ])
  })

  it('a group whose lines say nothing of a return shows them all', () => {
    expect(returns(group([item('socks', 'Delivered')], 'RT0001'))).toEqual([
      { returnNumber: 'RT0001', lines: ['socks'], status: 'delivered', createdAt: null },
    ])
    expect(returns(group([], 'RT0001'))).toEqual([
      { returnNumber: 'RT0001', lines: [], status: 'unknown', createdAt: null },
    ])
  })
})
