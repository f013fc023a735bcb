import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../../contract/order.ts'
import { trackedParcels } from './tracking.ts'

const links = { origin: 'https://podium.example', allowedHosts: ['www.ups.com'] }
const item = (id: string, title: string) => ({
  id,
  product: { title },
  lineItemStatus: { status: 'shipped' },
  lineItemTransaction: {},
})
const order = (group: unknown[]) =>
  v.parse(Order, { orderNumber: 'C00012345', orderType: 'SALES_ORDER', group })

describe('tracked parcels', () => {
  it('[BA-04] lists each package of a group with what is in it', () => {
    const parcels = trackedParcels(
      order([
        {
          orderItems: [item('a', 'Shoes'), item('b', 'Socks')],
          actions: { trackShipment: { webLink: 'https://www.ups.com/track?n=1' } },
          shipments: [
            {
              shipmentNumber: 'S1',
              packages: [
                { items: ['a'], trackingUrl: 'https://www.ups.com/track?n=1' },
                { items: ['b'], trackingUrl: 'https://www.ups.com/track?n=2', shipmentNumber: 'S2' },
              ],
            },
          ],
        },
      ]),
      links,
    )
    expect(parcels).toEqual([
      { href: 'https://www.ups.com/track?n=1', shipmentNumber: 'S1', titles: ['Shoes'] },
      { href: 'https://www.ups.com/track?n=2', shipmentNumber: 'S2', titles: ['Socks'] },
    ])
  })

  it('falls back to the link of the group, and shows one link once', () => {
    const group = (title: string) => ({
      orderItems: [item(title, title)],
      actions: { trackShipment: { webLink: 'https://www.ups.com/track?n=1' } },
    })
    expect(trackedParcels(order([group('Shoes'), group('Socks')]), links)).toEqual([
      { href: 'https://www.ups.com/track?n=1', shipmentNumber: null, titles: ['Shoes'] },
    ])
  })

  it.each(['javascript:alert(1)', 'https://evil.example/track', 'http://www.ups.com/track'])(
    'leaves out %s',
    (webLink) => {
      expect(
        trackedParcels(
          order([{ orderItems: [item('a', 'Shoes')], actions: { trackShipment: { webLink } } }]),
          links,
        ),
      ).toEqual([])
    },
  )
})
