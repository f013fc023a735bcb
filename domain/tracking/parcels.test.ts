import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import { carriers } from '../links/carriers.ts'
import { allowedLinkHosts } from '../links/shop-links.ts'
import { type Parcel, parcelsOf, trackingOf } from './parcels.ts'

const links = { origin: 'https://podium.example', allowedHosts: allowedLinkHosts('podium.example') }
const ups = (number: number) => `https://www.ups.com/track?n=${number}`
const item = (id: string, more: object = {}) => ({
  id,
  product: { title: id },
  lineItemStatus: { status: 'shipped' },
  lineItemTransaction: {},
  ...more,
})
const order = (group: unknown[]) =>
  v.parse(Order, { orderNumber: 'C00012345', orderType: 'SALES_ORDER', group })
const shown = (parcels: readonly Parcel[]) =>
  parcels.map(({ href, number, carrier, status, lines }) => [
    href,
    number,
    carrier?.name ?? null,
    status,
    lines.map(({ id }) => id),
  ])

describe('parcels of an order', () => {
  it('hold nothing of a sale that was cancelled, and tell what their carrier has recorded, oldest first', () => {
    const events = [
      { at: '2026-11-20T08:00:00Z', step: 'IN_TRANSIT', place: 'Fernhollow' },
      { at: '2026-11-19T08:00:00Z', step: 'ACCEPTED', place: 'Portland' },
    ]
    const parcels = parcelsOf(
      order([
        {
          orderItems: [item('sent'), item('dropped', { lineItemStatus: { status: 'Cancelled' } })],
          shipments: [{ shipmentNumber: 'S1', packages: [{ trackingUrl: ups(1), items: [], events }] }],
        },
      ]),
      links,
    )
    expect(parcels.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['sent']])
    expect(parcels[0]?.events.map(({ step }) => step)).toEqual(['ACCEPTED', 'IN_TRANSIT'])
  })

  it('are none of a group that was cancelled as a whole, whatever its link says', () => {
    const actions = { trackShipment: { webLink: ups(2) } }
    const groups = [
      {
        orderItems: [item('sent')],
        shipments: [{ shipmentNumber: 'S1', packages: [{ trackingUrl: ups(1) }] }],
      },
      { orderItems: [item('dropped', { lineItemStatus: { status: 'Cancelled' } })], actions },
    ]
    expect(parcelsOf(order(groups), links).map(({ href }) => href)).toEqual([ups(1)])
  })

  it('[BA-04] are the packages of its shipments, each with carrier, number, status and what is in it', () => {
    const parcels = parcelsOf(
      order([
        {
          orderItems: [item('shoes', { lineItemStatus: { status: 'delivered' } }), item('socks')],
          actions: { trackShipment: { webLink: ups(1) } },
          shipments: [
            {
              shipmentNumber: 'S1',
              packages: [
                { items: ['shoes'], trackingUrl: ups(1) },
                { items: ['socks'], trackingUrl: 'https://www.dhl.com/t?n=2', shipmentNumber: 'S2' },
              ],
            },
          ],
        },
      ]),
      links,
    )
    expect(shown(parcels)).toEqual([
      [ups(1), 'S1', 'UPS', 'delivered', ['shoes']],
      ['https://www.dhl.com/t?n=2', 'S2', 'DHL', 'shipped', ['socks']],
    ])
    expect(trackingOf(parcels)).toEqual({ kind: 'list' })
  })

  it('[BA-04] one parcel is followed straight away', () => {
    const parcels = parcelsOf(
      order([{ orderItems: [item('shoes')], actions: { trackShipment: { webLink: ups(1) } } }]),
      links,
    )
    expect(trackingOf(parcels)).toEqual({ kind: 'link', href: ups(1) })
  })

  it('groups that share a link are one parcel', () => {
    const group = (id: string) => ({
      orderItems: [item(id)],
      actions: { trackShipment: { webLink: ups(1) } },
    })
    expect(shown(parcelsOf(order([group('shoes'), group('socks')]), links))).toEqual([
      [ups(1), null, 'UPS', 'shipped', ['shoes', 'socks']],
    ])
  })

  it('a package that cannot be followed is listed beside one that can, by the carrier of its lines', () => {
    const parcels = parcelsOf(
      order([
        { orderItems: [item('shoes')], actions: { trackShipment: { webLink: ups(1) } } },
        {
          orderItems: [item('socks', { standardCarrierAlphaCode: 'EVRI', lineItemStatus: { status: '?' } })],
          shipments: [{ shipmentNumber: 'S2', simpleStatus: 'delivered', packages: [{ items: [] }] }],
        },
      ]),
      links,
    )
    expect(shown(parcels)).toEqual([
      [ups(1), null, 'UPS', 'shipped', ['shoes']],
      [null, 'S2', 'Evri', 'delivered', ['socks']],
    ])
    expect(trackingOf(parcels)).toEqual({ kind: 'list' })
  })

  it.each(['javascript:alert(1)', 'https://evil.example/track', 'http://www.ups.com/track', '//www.ups.com'])(
    '[BA-04] %s is not followed',
    (webLink) => {
      const parcels = parcelsOf(
        order([{ orderItems: [item('shoes')], actions: { trackShipment: { webLink } } }]),
        links,
      )
      expect(parcels.map(({ href }) => href)).toEqual([null])
      expect(trackingOf(parcels)).toBeNull()
    },
  )

  it('[BA-04] lead to listed hosts only, and each link once', () => {
    const host = fc.oneof(fc.constantFrom(...carriers.map(({ trackingHost }) => trackingHost)), fc.domain())
    const link = fc.tuple(fc.constantFrom('https', 'http', 'ftp'), host).map((parts) => parts.join('://'))
    fc.assert(
      fc.property(fc.array(link, { maxLength: 6 }), (all) => {
        const group = all.map((webLink, index) => ({
          orderItems: [item(`${index}`)],
          actions: { trackShipment: { webLink } },
        }))
        const hrefs = parcelsOf(order(group), links).flatMap(({ href }) => href ?? [])
        expect(new Set(hrefs).size).toBe(hrefs.length)
        for (const href of hrefs) expect(links.allowedHosts).toContain(new URL(href).hostname)
      }),
    )
  })
})
