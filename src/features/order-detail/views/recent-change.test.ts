import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../../../contract/orders/order.ts'
import { withRecentChange } from './recent-change.ts'

const order = v.parse(Order, { orderNumber: 'C00012345', orderType: 'SALES_ORDER' })

describe('a recent change', () => {
  it('[CA-04] a success marks the order recently cancelled, whatever the answer on the page says', () => {
    for (const refreshing of [true, false]) {
      expect(withRecentChange(order, 'cancelled', { refreshing })).toEqual({ order, recentlyCancelled: true })
    }
  })

  it('[CA-04] a pending cancellation counts until a fresh answer is there', () => {
    expect(withRecentChange(order, 'cancellationPending', { refreshing: true })).toEqual({
      order: { ...order, pendingModification: { type: 'CANCEL_ORDER' } },
      recentlyCancelled: false,
    })
    expect(withRecentChange(order, 'cancellationPending', { refreshing: false })).toEqual({
      order,
      recentlyCancelled: false,
    })
  })

  it('without one the order is as it came', () => {
    expect(withRecentChange(order, null, { refreshing: true })).toEqual({ order, recentlyCancelled: false })
  })
})
