import * as v from 'valibot'
import { Address } from '../../contract/orders/address.ts'
import { Order } from '../../contract/orders/order.ts'
import { OrderItem } from '../../contract/orders/order-item.ts'
import { HistoryItem } from '../../contract/orders/orders.ts'
import type { StatusFacts } from '../status/order-status.ts'

/** The least that a schema takes, deep-merged by nobody: tests say what matters to them and get the contract's defaults. */
export const sampleLine = (parts: Partial<v.InferInput<typeof OrderItem>> = {}): OrderItem =>
  v.parse(OrderItem, {
    id: 'line-1',
    product: { title: 'Tempo Glide 3' },
    lineItemStatus: { status: 'ordered' },
    lineItemTransaction: {},
    ...parts,
  })

export const sampleOrder = (parts: Partial<v.InferInput<typeof Order>> = {}): Order =>
  v.parse(Order, { orderNumber: 'C0123456', orderType: 'SALES_ORDER', ...parts })

export const sampleHistoryItem = (parts: Partial<v.InferInput<typeof HistoryItem>> = {}): HistoryItem =>
  v.parse(HistoryItem, {
    ...sampleLine(),
    orderNumber: 'C0123456',
    orderType: 'SALES_ORDER',
    orderDate: '2026-11-20T10:00:00Z',
    currency: 'USD',
    ...parts,
  })

export const sampleAddress = (parts: Partial<v.InferInput<typeof Address>> = {}): Address =>
  v.parse(Address, parts)

/** What is known beside an order: nothing, unless said. */
export const statusFacts = (recentlyCancelled = false, isTooLateToPay = false): StatusFacts => ({
  recentlyCancelled,
  isTooLateToPay,
})
