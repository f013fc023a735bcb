import type { DisplayStatus } from '../../../domain/status/order-status.ts'
import type { LineStatus } from '../../../domain/status/simple-status.ts'

type StageFacts = {
  /** Raw status on a sales or partner order, and on a return order. */
  readonly raw: string
  readonly rawReturn?: string
  /** Simple line status of orders.md §4, where it has one. */
  readonly variant: LineStatus | null
  readonly display: DisplayStatus
  readonly colour: string
}

/** How far a line of a sample order has come. */
export const stages = {
  ordered: { raw: 'Ordered', variant: 'ORDERED', display: 'ordered', colour: 'blue' },
  confirmed: { raw: 'Order Confirmed', variant: 'ORDERED', display: 'ordered', colour: 'blue' },
  preparing: {
    raw: 'Preparing Shipment',
    variant: 'PREPARING_SHIPMENT',
    display: 'preparingShipment',
    colour: 'blue',
  },
  shipped: { raw: 'Shipped', variant: 'SHIPPED', display: 'shipped', colour: 'blue' },
  delivered: { raw: 'Delivered', variant: 'DELIVERED', display: 'delivered', colour: 'green' },
  cancelled: { raw: 'Cancelled', variant: 'CANCELLED', display: 'cancelled', colour: 'grey' },
  cancelPending: {
    raw: 'Cancellation Pending',
    variant: null,
    display: 'cancellationPending',
    colour: 'orange',
  },
  pickupReady: {
    raw: 'Ready For Pickup',
    variant: 'PICKUP_READY',
    display: 'readyForPickUp',
    colour: 'orange',
  },
  pickedUp: { raw: 'Picked Up', variant: 'PICKUP_COMPLETE', display: 'pickedUp', colour: 'green' },
  returnRequested: {
    raw: 'Return Request Created',
    rawReturn: 'Return Request Created',
    variant: 'RETURN_CREATED',
    display: 'returnRequested',
    colour: 'blue',
  },
  returnCreated: {
    raw: 'Return Created',
    rawReturn: 'Authorized',
    variant: 'RETURN_CREATED',
    display: 'returnCreated',
    colour: 'blue',
  },
  returnInProcess: {
    raw: 'Return In Progress',
    rawReturn: 'In Transit',
    variant: 'RETURN_IN_PROCESS',
    display: 'returnInProcess',
    colour: 'blue',
  },
  returnArrived: {
    raw: 'Return In Progress',
    rawReturn: 'Received At Return Center',
    variant: 'RETURN_IN_PROCESS',
    display: 'returnInProcess',
    colour: 'blue',
  },
  returnCompleted: {
    raw: 'Inspected and Invoiced',
    rawReturn: 'Return Processed',
    variant: 'RETURN_COMPLETED',
    display: 'returnCompleted',
    colour: 'green',
  },
  returnDenied: {
    raw: 'Return Denied',
    rawReturn: 'Return Denied',
    variant: null,
    display: 'returnDenied',
    colour: 'red',
  },
  returnedToStore: {
    raw: 'Returned At Store',
    rawReturn: 'Returned At Store',
    variant: null,
    display: 'returnedToStore',
    colour: 'blue',
  },
} as const satisfies Record<string, StageFacts>

export type Stage = keyof typeof stages

export const stageFacts = (stage: Stage): StageFacts => stages[stage]

/** Nothing was sent yet, so the order may still be cancelled. */
export const isOpen = (stage: Stage): boolean => ['ordered', 'confirmed', 'preparing'].includes(stage)

export const isReturn = (stage: Stage): boolean => stage.startsWith('return')

/** The goods left the warehouse for the shopper's address at some time. */
export const wasShipped = (stage: Stage): boolean =>
  stage === 'shipped' || stage === 'delivered' || isReturn(stage)
