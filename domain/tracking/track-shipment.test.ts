import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { mayTrack, mayTrackLine } from './track-shipment.ts'

const parcel = (trackingUrl: string | null) => ({ shipmentNumber: 'S1', packages: [{ trackingUrl }] })
const linked = parcel('https://www.ups.com/track?n=1')
const group = (statuses: readonly string[], more: object = {}) => ({
  orderItems: statuses.map((status, index) => ({
    id: `${index}`,
    product: { title: 'Shoe' },
    lineItemStatus: { status },
    lineItemTransaction: {},
  })),
  ...more,
})
const order = (orderType: OrderType, ...groups: object[]) =>
  v.parse(Order, { orderNumber: 'C00012345', orderType, group: groups })

const sale = (...groups: object[]) => mayTrack(order('SALES_ORDER', ...groups), 'us')
const goingBack = (...groups: object[]) => mayTrack(order('RETURN_ORDER', ...groups), 'us')

describe('an order is tracked', () => {
  it('where one parcel of one group has a link, or a group’s own action', () => {
    const shipped = ['shipped']
    expect([
      sale(
        group(shipped, {
          shipments: [parcel(null), { ...linked, packages: [{ trackingUrl: null }, ...linked.packages] }],
        }),
      ),
      sale(group(shipped), group(shipped, { shipments: [linked] })),
      sale(group(shipped, { actions: { trackShipment: { webLink: 'https://www.ups.com/track?n=2' } } })),
      sale(group(shipped, { shipments: [parcel(null)] })),
      sale(group(shipped)),
      sale(),
    ]).toEqual([true, true, true, false, false, false])
  })

  it('where one line of one group is under way or beyond', () => {
    const shipments = [linked]
    expect([
      sale(group(['ordered', 'shipped'], { shipments })),
      sale(group(['ordered'], { shipments }), group(['shipped'])),
      sale(group(['ordered'], { shipments })),
    ]).toEqual([true, true, false])
  })

  it('of a return once something was handed over, in whatever group', () => {
    const shipments = [linked]
    expect([
      goingBack(group(['authorized', 'in transit'], { shipments })),
      goingBack(group(['authorized'], { shipments }), group(['in transit'])),
      goingBack(group(['authorized', 'authorized'], { shipments })),
      mayTrack(order('SALES_ORDER', group(['authorized', 'shipped'], { shipments })), 'us'),
    ]).toEqual([true, true, false, true])
  })

  it('of a return where its country’s return page tracks', () => {
    const returned = order('RETURN_ORDER', group(['in transit'], { shipments: [linked] }))
    const sold = order('SALES_ORDER', group(['shipped'], { shipments: [linked] }))
    expect([mayTrack(returned, 'us'), mayTrack(returned, 'jp'), mayTrack(sold, 'jp')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('a line is tracked', () => {
  const line = (status: string) => ({ lineItemStatus: { status }, lineItemStatusVariant: null })
  const page = (orderType: OrderType, isReturnDetail = false, country = 'us') => ({
    orderType,
    isReturnDetail,
    country,
  })

  it.each([
    [true, 'shipped', page('SALES_ORDER')],
    [false, 'ordered', page('SALES_ORDER')],
    [true, 'in transit', page('RETURN_ORDER')],
    [false, 'authorized', page('RETURN_ORDER')],
    [true, 'in transit', page('RETURN_ORDER', true)],
    [false, 'in transit', page('RETURN_ORDER', true, 'jp')],
  ] as const)('%s: %s on the page of %j', (isTracked, status, where) => {
    expect(mayTrackLine(line(status), where)).toBe(isTracked)
  })
})
