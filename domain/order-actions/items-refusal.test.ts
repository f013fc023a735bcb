import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import { canCancelItems, itemsRefusalOfOrder } from './items-refusal.ts'

type Parts = Partial<v.InferInput<typeof Order>>

const placed = '2026-11-20T10:00:00Z'
const link = { webLink: null, appCallback: null }
const line = (id: string, quantity: number, status = 'Ordered') =>
  sampleLine({ id, lineItemStatus: { status }, lineItemTransaction: { quantity } })
const group = (...orderItems: ReturnType<typeof line>[]): Parts => ({
  group: [{ orderItems, actions: { cancel: link, cancelItems: link } }],
})
const offered = { transaction: { orderDate: placed }, ...group(line('1', 3), line('2', 1)) }

/** What an order answers so many minutes after it was placed. */
const asked = (parts: Parts = {}, minutes = 5) => {
  const order = sampleOrder({ ...offered, ...parts })
  const now = Date.parse(placed) + minutes * 60_000
  return { refusal: itemsRefusalOfOrder(order, 'us', now), isOffered: canCancelItems(order, 'us', now) }
}

describe('whether pieces of an order can be cancelled', () => {
  test('[BY-15] they can while nothing has left the warehouse, also of what a cancellation has left', () => {
    expect([asked(), asked(group(line('1', 2, 'Preparing Shipment'), line('c', 1, 'Cancelled')))]).toEqual([
      { refusal: null, isOffered: true },
      { refusal: null, isOffered: true },
    ])
  })

  test.each<[string, Parts, number, string]>([
    ['bought in a store', { orderClassification: 'STORE' }, 5, 'notOffered'],
    ['a return', { orderType: 'RETURN_ORDER' }, 5, 'notOffered'],
    [
      'of a host that cancels whole orders alone',
      { group: [{ orderItems: [line('1', 2)] }] },
      5,
      'notOffered',
    ],
    ['cancelled', group(line('1', 3, 'Cancelled')), 5, 'cancelled'],
    ['being cancelled', { pendingModification: { type: 'CANCEL_ORDER' } }, 5, 'cancellationPending'],
    [
      'of which other pieces are being cancelled',
      { pendingModification: { type: 'CANCEL_ORDER', items: [{ lineId: '2', quantity: 1 }] } },
      5,
      'cancellationPending',
    ],
    ['sent in part', group(line('1', 3), line('2', 1, 'Shipped')), 5, 'notStoppable'],
    ['waiting for its payment', { paymentHoldFlag: true }, 5, 'unpaid'],
    ['past its window', {}, 30, 'windowClosed'],
    ['of no known date', { transaction: {} }, 5, 'windowClosed'],
  ])('[BY-16] an order that is %s says why not', (_, parts, minutes, refusal) => {
    expect(asked(parts, minutes)).toEqual({ refusal, isOffered: false })
  })

  test('[BY-16] what is not paid is told only where the whole order can be cancelled all the same', () => {
    const unpaid = { paymentHoldFlag: true }
    expect([
      asked({ ...unpaid, ...group(line('1', 3, 'Shipped')) }, 30).refusal,
      asked(unpaid, 30).refusal,
      asked(unpaid).refusal,
    ]).toEqual(['notStoppable', 'windowClosed', 'unpaid'])
  })

  test('a single piece is the whole order: there is nothing to choose', () => {
    expect(asked(group(line('1', 1), line('c', 2, 'Cancelled')))).toEqual({
      refusal: null,
      isOffered: false,
    })
  })
})
