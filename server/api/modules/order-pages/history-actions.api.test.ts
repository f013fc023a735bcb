import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'

describe.skipIf(!hasDatabase())('actions of the lines of a history', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const gtin = '00012345600012'
  const delivered = { status: 'Delivered', returnable: true, returnableQuantity: 1, gtin }
  const track = { trackingUrl: 'https://www.ups.com/track?num=S1' }

  /** Addresses by action of every line of one order. */
  const told = async (parts: OrderParts) => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, { upmId, ...parts })
    const query = parts.orderType === 'PARTNER_SALES_ORDER' ? { filter: `type(${parts.orderType})` } : {}
    const { orderItems } = await sendOk(host.app, listOrders, { as: upmId, query })
    return orderItems.map(({ actions }) =>
      Object.fromEntries(
        Object.entries(actions).map(([name, action]) => [
          name,
          action?.webLink?.replaceAll(orderNumber, 'N') ?? null,
        ]),
      ),
    )
  }
  const cancel = '/orders/sales/N?modal=cancel'
  const back = `/orders/sales/N/return?selected=${gtin}`

  it.each<[string, OrderParts, Record<string, string>[]]>([
    ['just ordered', {}, [{ cancel }]],
    ['past its window', { orderDate: new Date('2026-11-20T11:29:00Z') }, [{}]],
    ['being cancelled', { pendingModification: 'CANCEL_ORDER' }, [{}]],
    [
      'with more lines than the list carries',
      { lines: Array.from({ length: 6 }, () => ({})) },
      Array(5).fill({}),
    ],
    ['bought in a store', { orderClassification: 'STORE' }, [{}]],
    ['of a partner', { orderType: 'PARTNER_SALES_ORDER' }, [{}]],
    [
      'shipped',
      { group: track, lines: [{ status: 'Shipped' }] },
      [{ trackShipment: 'https://www.ups.com/track?num=S1' }],
    ],
    [
      'delivered',
      { lines: [delivered, { ...delivered, returnable: false }, { ...delivered, gtin: null }] },
      [{ return: back }, {}, { return: '/orders/sales/N/return' }],
    ],
    [
      'delivered, with links of its own',
      {
        lines: [{ ...delivered, actions: { return: { webLink: '/back' }, buyItAgain: { webLink: '/t/1' } } }],
      },
      [{ return: '/back', buyItAgain: '/t/1' }],
    ],
    [
      'of the global store',
      { isGlobalStoreOrder: true, lines: [delivered] },
      [{ return: 'https://global.podium.example/orders/N' }],
    ],
    [
      'too old to return',
      {
        orderDate: new Date('2026-01-20T11:29:00Z'),
        lines: [{ ...delivered, actions: { return: { webLink: '/back' } } }],
      },
      [{}],
    ],
  ])('[OD-16] of an order %s', async (_, parts, expected) => {
    expect(await told(parts)).toEqual(expected)
  })

  it('[OD-16] each line leads to its own package, and to the return that took it', async () => {
    const upmId = newMember()
    const orderNumber = 'HA10000000'
    const returnOrderNumber = 'HA20000000'
    await addOrder(host.deps.db, { upmId, orderNumber: returnOrderNumber, orderType: 'RETURN_ORDER' })
    await addOrder(host.deps.db, {
      upmId,
      orderNumber,
      group: {
        returnOrderNumber,
        ...track,
        shipments: [
          {
            shipmentNumber: 'S1',
            packages: [{ items: [`${orderNumber}-2`], trackingUrl: 'https://www.ups.com/track?num=P2' }],
          },
        ],
      },
      lines: [{ status: 'Return Created' }, { status: 'Shipped' }],
    })
    const { orderItems } = await sendOk(host.app, listOrders, { as: upmId })
    const action = (webLink: string) => ({ webLink, appCallback: null })
    expect(
      orderItems.filter((line) => line.orderNumber === orderNumber).map(({ actions }) => actions),
    ).toEqual([
      {
        trackShipment: action('https://www.ups.com/track?num=S1'),
        viewReturn: action(`/orders/returns/${returnOrderNumber}`),
      },
      { trackShipment: action('https://www.ups.com/track?num=P2') },
    ])
  })
})
