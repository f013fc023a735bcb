import type { Order } from '../../contract/orders/order.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'

/** Simple statuses in full (returns.md §4, "Return status mapping"; OD-11). */
export const simpleStatuses = [
  'returnCreated',
  'returnDenied',
  'returnInProcess',
  'returnCompleted',
  'returnedToStore',
  'delivered',
  'cancellationPending',
  'cancelled',
  'ordered',
  'orderConfirmed',
  'readyForPickUp',
  'pickedUp',
  'preparingShipment',
  'shipped',
  'unknown',
] as const
export type SimpleStatus = (typeof simpleStatuses)[number]

type RawNames = Partial<Record<SimpleStatus, readonly string[]>>

/** Raw statuses of return orders by simple status, as the table of returns.md §4 has them. */
export const rawReturnStatuses = {
  returnCompleted: [
    'inspected and invoiced',
    'inspection passed',
    'return processed',
    'returned to carrier',
    'returned to dc',
    'cancelled',
  ],
  returnCreated: [
    'authorized',
    'created',
    'early refund',
    'not authorized',
    'return created',
    'return received',
    'return request created',
  ],
  returnDenied: ['return denied'],
  returnInProcess: [
    'acknowledged',
    'delivered to return center',
    'in transit',
    'inspection denied',
    'inspection escalate',
    'received',
    'received at return center',
    'return in progress',
    'return invoiced',
  ],
  returnedToStore: ['returned at store'],
} as const satisfies RawNames

/**
 * Raw statuses of sales and partner orders by simple status: those that concern returns from returns.md §4, the rest from
 * the simple statuses' own names in words and in the wire's capitals.
 */
export const rawSalesStatuses = {
  returnCreated: ['early refund', 'return created', 'return request created', 'return received'],
  returnCompleted: [
    'returned to dc',
    'returned to carrier',
    'inspected and invoiced',
    'inspection passed',
    'return processed',
  ],
  returnDenied: ['return denied'],
  returnedToStore: ['returned at store'],
  returnInProcess: [
    'inspection escalate',
    'return in progress',
    'return invoiced',
    'received at return center',
    'inspection denied',
    'delivered to return center',
  ],
  delivered: ['delivered'],
  cancellationPending: ['cancellation pending', 'pending cancellation', 'cancellation_pending'],
  cancelled: ['cancelled'],
  ordered: ['ordered'],
  orderConfirmed: ['order confirmed', 'order_confirmed'],
  readyForPickUp: ['ready for pick up', 'ready for pickup', 'ready_for_pick_up'],
  pickedUp: ['picked up', 'picked_up'],
  preparingShipment: ['preparing shipment', 'preparing_shipment'],
  shipped: ['shipped'],
} as const satisfies RawNames

const byRawName = (names: RawNames): ReadonlyMap<string, SimpleStatus> =>
  new Map(Object.entries(names).flatMap(([simple, raws]) => raws.map((raw) => [raw, simple as SimpleStatus])))

const returnMap = /* @__PURE__ */ byRawName(rawReturnStatuses)
const salesMap = /* @__PURE__ */ byRawName(rawSalesStatuses)

/** Raw status to simple status, case-insensitive; `unknown` for what is not known (OD-11). */
export const simpleStatusOf = (raw: string, orderType: OrderType): SimpleStatus =>
  (orderType === 'RETURN_ORDER' ? returnMap : salesMap).get(raw.trim().toLowerCase()) ?? 'unknown'

/** Simple line statuses of orders.md §4, as `lineItemStatusVariant` carries them. */
export const lineStatuses = {
  ORDERED: 'ordered',
  RETURN_CREATED: 'returnCreated',
  RETURN_IN_PROCESS: 'returnInProcess',
  RETURN_COMPLETED: 'returnCompleted',
  CANCELLED: 'cancelled',
  PICKUP_COMPLETE: 'pickedUp',
  PICKUP_READY: 'readyForPickUp',
  PREPARING_SHIPMENT: 'preparingShipment',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
} as const satisfies Record<string, SimpleStatus>
export type LineStatus = keyof typeof lineStatuses

/** Whether a variant of the wire is one of the simple line statuses; upper case. */
export const isLineStatus = (variant: string): variant is LineStatus => Object.hasOwn(lineStatuses, variant)

/** What the status of a line is read from. */
export type StatusLine = {
  readonly lineItemStatus: { readonly status: string }
  readonly lineItemStatusVariant: string | null
}

/** Simple status of a line: its raw status, and where that is not known its simple line status. */
export const simpleStatusOfLine = (line: StatusLine, orderType: OrderType): SimpleStatus => {
  const simple = simpleStatusOf(line.lineItemStatus.status, orderType)
  if (simple !== 'unknown') return simple
  const variant = line.lineItemStatusVariant?.toUpperCase() ?? ''
  return isLineStatus(variant) ? lineStatuses[variant] : 'unknown'
}

/** Simple statuses of every line of an order. */
export const lineStatusesOf = (order: Pick<Order, 'group' | 'orderType'>): readonly SimpleStatus[] =>
  order.group.flatMap(({ orderItems }) => orderItems.map((line) => simpleStatusOfLine(line, order.orderType)))
