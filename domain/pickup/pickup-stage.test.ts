import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import { readyStatuses } from '../../contract/pickup/store.ts'
import { statusFacts as facts } from '../testing/samples.ts'
import { isToFetch, pickupOf } from './pickup-stage.ts'

const order = (lines: readonly string[], pickup: string | null | undefined) =>
  v.parse(Order, {
    orderNumber: 'C00012345',
    orderType: 'SALES_ORDER',
    group: [
      {
        orderItems: lines.map((status, index) => ({
          id: `line-${index}`,
          product: { title: 'Tempo Glide 3' },
          lineItemStatus: { status },
          lineItemTransaction: {},
        })),
      },
    ],
    storePickup: pickup === undefined ? null : { storeId: 'us001', status: pickup },
  })

describe('how far an order is that is fetched', () => {
  it.each([
    [['Ordered'], 'PREPARING', 'preparing', 'ordered'],
    [['Preparing Shipment'], 'PREPARING', 'preparing', 'preparingShipment'],
    [['Preparing Shipment'], null, 'preparing', 'preparingShipment'],
    [['lost in space'], 'PREPARING', 'preparing', 'preparingShipment'],
    [['Ready For Pickup'], 'PREPARING', 'ready', 'readyForPickUp'],
    [['Ready For Pickup', 'Cancelled'], 'PREPARING', 'ready', 'readyForPickUp'],
    [['Picked Up', 'Ready For Pickup'], 'READY_FOR_PICK_UP', 'ready', 'readyForPickUp'],
    [['Picked Up'], 'READY_FOR_PICK_UP', 'pickedUp', 'pickedUp'],
    [['Cancelled'], 'READY_FOR_PICK_UP', 'closed', 'cancelled'],
  ] as const)('lines %j and a place that says %s: %s', (lines, pickup, stage, status) => {
    expect(pickupOf(order(lines, pickup), facts())).toMatchObject({ stage, status })
    expect(isToFetch(order(lines, pickup), facts())).toBe(stage === 'preparing' || stage === 'ready')
  })

  it('[ST-03] is ready at each of the ready statuses, and closed once it was cancelled', () => {
    for (const status of readyStatuses) {
      expect(pickupOf(order(['Preparing Shipment'], status), facts())?.stage).toBe('ready')
      expect(isToFetch(order(['Preparing Shipment'], status), facts(true))).toBe(false)
    }
  })

  it('is closed once it is too late to pay for it', () => {
    const unpaid = { ...order(['Ordered'], 'PREPARING'), paymentHoldFlag: true }
    expect(pickupOf(unpaid, facts())).toMatchObject({ stage: 'preparing', status: 'paymentPending' })
    expect(pickupOf(unpaid, facts(false, true))).toMatchObject({ stage: 'closed', status: 'paymentOverdue' })
    expect(isToFetch(unpaid, facts(false, true))).toBe(false)
  })

  it('says nothing of an order that is sent', () => {
    expect(pickupOf(order(['Shipped'], undefined), facts())).toBe(null)
    expect(isToFetch(order(['Ordered'], undefined), facts())).toBe(false)
  })
})
