import type { Order, OrderGroup } from '../../contract/orders/order.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { isBeforeHandOver, returnStageOfLine } from '../return-progress/return-life.ts'
import { type SimpleStatus, type StatusLine, simpleStatusOfLine } from '../status/simple-status.ts'

/** Tracking shows for parcels in any of these (orders.md §4, "Track shipment"; BA-04). */
const trackableStatuses = [
  'delivered',
  'shipped',
  'returnCompleted',
  'returnCreated',
  'returnInProcess',
] as const satisfies readonly SimpleStatus[]

/** A link exists, a status is under way or beyond, and the return details of this country may show it (BA-04). */
export const showsTracking = (input: {
  readonly hasTrackingLink: boolean
  readonly statuses: readonly SimpleStatus[]
  readonly isReturnDetail: boolean
  readonly country: string | null
}): boolean => {
  const trackable = (trackableStatuses as readonly SimpleStatus[]).some((s) => input.statuses.includes(s))
  const barred = input.isReturnDetail && !profileOf(input.country).returns.hasTracking
  return input.hasTrackingLink && trackable && !barred
}

const hasLink = (group: OrderGroup): boolean =>
  Boolean(group.actions.trackShipment?.webLink) ||
  group.shipments.some((shipment) => shipment.packages.some((parcel) => parcel.trackingUrl))

/** A line of a return that is still with the shopper: no parcel of it travels, whatever its label's link says. */
const isStillHere = (line: StatusLine, orderType: OrderType): boolean =>
  orderType === 'RETURN_ORDER' && isBeforeHandOver(returnStageOfLine(line))

/**
 * Whether the page of an order may offer tracking: a sales or a return order's own page (BA-04). A return has nothing to track until
 * something of it was handed over (docs/decisions/0041).
 */
export const mayTrack = (order: Pick<Order, 'group' | 'orderType'>, country: string | null): boolean =>
  order.group.some(({ orderItems }) => orderItems.some((line) => !isStillHere(line, order.orderType))) &&
  showsTracking({
    hasTrackingLink: order.group.some(hasLink),
    statuses: order.group.flatMap(({ orderItems }) =>
      orderItems.map((line) => simpleStatusOfLine(line, order.orderType)),
    ),
    isReturnDetail: order.orderType === 'RETURN_ORDER',
    country,
  })

/** Whether a line's own tracking link may be offered, on the page of an order of this type (BA-04). */
export const mayTrackLine = (
  line: StatusLine,
  page: { readonly orderType: OrderType; readonly isReturnDetail: boolean; readonly country: string | null },
): boolean =>
  !isStillHere(line, page.orderType) &&
  showsTracking({ ...page, hasTrackingLink: true, statuses: [simpleStatusOfLine(line, page.orderType)] })
