import type { Order, OrderGroup } from '../../contract/orders/order.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { profileOf } from '../countries/profile-of.ts'
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

/** Whether the page of an order may offer tracking: a sales or a return order's own page (BA-04). */
export const mayTrack = (order: Pick<Order, 'group' | 'orderType'>, country: string | null): boolean =>
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
  showsTracking({ ...page, hasTrackingLink: true, statuses: [simpleStatusOfLine(line, page.orderType)] })
