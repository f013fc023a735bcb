import * as v from 'valibot'
import { HistoryItem, type OrderHistory } from '../../contract/orders/orders.ts'
import { sampleTitle } from './sample-goods.ts'

type Line = Omit<
  v.InferInput<typeof HistoryItem>,
  'id' | 'product' | 'orderNumber' | 'orderType' | 'currency'
>

const shopPage = 'https://podium.example/us/en/t/longview-cushion/PR1120-205'

/** How far lines of a list have come, in turn: ordered a moment ago, on its way, arrived. */
const ways: readonly Line[] = [
  {
    lineItemStatus: { status: 'ORDERED' },
    lineItemTransaction: { quantity: 1, lineItemChargedPrice: 120 },
    orderDate: '2026-11-20T09:50:00Z',
    orderTotal: 120,
  },
  {
    lineItemStatus: { status: 'Shipped' },
    lineItemStatusVariant: 'SHIPPED',
    lineItemTransaction: { quantity: 2, lineItemChargedPrice: 40 },
    orderDate: '2026-11-17T16:05:00Z',
    orderTotal: 48,
    itemDates: { ordered: '2026-11-17T16:05:00Z', estimatedDeliveryDate: '2026-11-24' },
    actions: { trackShipment: { webLink: 'https://www.ups.com/track?tracknum=S2' } },
  },
  {
    lineItemStatus: { status: 'Delivered' },
    lineItemStatusVariant: 'DELIVERED',
    lineItemTransaction: { quantity: 1, returnableQuantity: 1, lineItemChargedPrice: 70 },
    returnableFlag: true,
    orderDate: '2026-11-06T12:40:00Z',
    orderTotal: 70,
    itemDates: { ordered: '2026-11-06T12:40:00Z', delivered: '2026-11-10T14:05:00Z' },
    skuId: 'sku-ch2001-100-3',
    actions: {
      return: { webLink: '/orders/sales/C00000003/return' },
      buyItAgain: { webLink: shopPage },
    },
  },
]

const lineOf = (orderNumber: string, index: number): HistoryItem =>
  v.parse(HistoryItem, {
    ...ways[index % ways.length],
    id: `${orderNumber}-1`,
    product: { title: sampleTitle(index) },
    orderNumber,
    orderType: 'SALES_ORDER',
    currency: 'USD',
    partnerName: 'Corner Sports Collective',
  })

/** One page of a list, an order of one line for each number. */
export const samplePage = (orderNumbers: readonly string[], next: string | null): OrderHistory => ({
  orderItems: orderNumbers.map((orderNumber) => lineOf(orderNumber, Number(orderNumber.slice(1)) - 1)),
  pages: { next },
})
