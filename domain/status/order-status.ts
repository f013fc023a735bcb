import type { OrderPaymentData } from '../../contract/orders/deferred-payment-data.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { isBeingPrepared, paymentDataOf } from './payment-data.ts'
import { type SimpleStatus, type StatusLine, simpleStatusOfLine } from './simple-status.ts'

/** Statuses that texts exist for (orders.md §4, "Display statuses"; OD-18), one for a payment that never came, and `unknown`. */
export const displayStatuses = [
  'ordered',
  'preparingShipment',
  'shipped',
  'delivered',
  'cancelled',
  'cancellationPending',
  'readyForPickUp',
  'pickedUp',
  'returnRequested',
  'returnCreated',
  'returnInProcess',
  'returnCompleted',
  'returnDenied',
  'returnedToStore',
  'paymentPending',
  'paymentOverdue',
  'unknown',
] as const
export type DisplayStatus = (typeof displayStatuses)[number]

/** `move` is under way, `good` done, `wait` needs somebody, `bad` failed, `end` over. */
type StatusTone = 'move' | 'good' | 'wait' | 'bad' | 'end'

export type StatusLook = {
  readonly tone: StatusTone
  /** Lanes of four that are done, the next one being under way; `null` where a status is no step of a way. */
  readonly progress: 0 | 1 | 2 | 3 | 4 | null
}

const look = (tone: StatusTone, progress: StatusLook['progress']): StatusLook => ({ tone, progress })

export const statusLooks: Readonly<Record<DisplayStatus, StatusLook>> = {
  ordered: look('move', 0),
  preparingShipment: look('move', 1),
  shipped: look('move', 2),
  delivered: look('good', 4),
  cancelled: look('end', null),
  cancellationPending: look('wait', null),
  readyForPickUp: look('wait', 2),
  pickedUp: look('good', 4),
  returnRequested: look('move', 0),
  returnCreated: look('move', 1),
  returnInProcess: look('move', 2),
  returnCompleted: look('good', 4),
  returnDenied: look('bad', null),
  returnedToStore: look('move', 3),
  paymentPending: look('wait', null),
  paymentOverdue: look('end', null),
  unknown: look('end', null),
}

const isDisplayStatus = (text: string): text is DisplayStatus => Object.hasOwn(statusLooks, text)

const displayOfSimple = (status: SimpleStatus): DisplayStatus =>
  status === 'orderConfirmed' ? 'ordered' : status

/** Raw statuses that show as another status than their simple one. */
const shownOwn: Readonly<Record<string, DisplayStatus>> = {
  'return request created': 'returnRequested',
  cancelled: 'cancelled',
}

/**
 * Status of one line as shown. A return that is only asked for shows as requested, and a cancelled one as cancelled: its simple
 * status is return-completed, but nobody completed it (docs/decisions/0041).
 */
export const displayStatusOfLine = (line: StatusLine, orderType: OrderType): DisplayStatus =>
  shownOwn[line.lineItemStatus.status.trim().toLowerCase()] ??
  displayOfSimple(simpleStatusOfLine(line, orderType))

export type ShippedLine = StatusLine & { readonly shipmentNumber: string | null }

/** Item display priority (returns.md §4, OD-11); a line that fits none of these comes last. */
export const displayPriority = [
  { status: 'shipped', withShipmentNumber: true },
  { status: 'delivered', withShipmentNumber: true },
  { status: 'shipped', withShipmentNumber: false },
  { status: 'ordered', withShipmentNumber: false },
  { status: 'delivered', withShipmentNumber: false },
  { status: 'returnCreated', withShipmentNumber: false },
  { status: 'returnInProcess', withShipmentNumber: false },
  { status: 'returnCompleted', withShipmentNumber: false },
  { status: 'returnDenied', withShipmentNumber: false },
  { status: 'cancelled', withShipmentNumber: false },
] as const satisfies readonly { status: SimpleStatus; withShipmentNumber: boolean }[]

/** Rank of a line in the display priority, 0 first. */
export const displayRank = (line: ShippedLine, orderType: OrderType): number => {
  const status = simpleStatusOfLine(line, orderType)
  const rank = displayPriority.findIndex(
    (entry) => entry.status === status && (!entry.withShipmentNumber || Boolean(line.shipmentNumber)),
  )
  return rank === -1 ? displayPriority.length : rank
}

/** Lines in display priority; lines of the same rank keep their order. */
export const inDisplayOrder = <L extends ShippedLine>(lines: readonly L[], orderType: OrderType): L[] =>
  lines.toSorted((one, other) => displayRank(one, orderType) - displayRank(other, orderType))

export type StatusGroup = {
  readonly headingVariant: string | null
  readonly orderItems: readonly ShippedLine[]
}

/** Status of a group: the one that the host names, else that of its first line in display priority. */
export const displayStatusOfGroup = (group: StatusGroup, orderType: OrderType): DisplayStatus => {
  const named = group.headingVariant ?? ''
  if (isDisplayStatus(named) && named !== 'unknown') return named
  const first = inDisplayOrder(group.orderItems, orderType)[0]
  return first ? displayStatusOfLine(first, orderType) : 'unknown'
}

export type StatusOrder = {
  readonly orderType: OrderType
  readonly group: readonly StatusGroup[]
  /** Of some items: the status of the order stays. */
  readonly pendingModification: { readonly type: 'CANCEL_ORDER'; readonly items?: unknown } | null
  readonly paymentHoldFlag: boolean
  readonly deferredPaymentData: OrderPaymentData | null
}

/**
 * A payment is pending while there is a form or a code to finish it with, or one is being prepared, or the host holds the order
 * for it (DP-01).
 */
export const isPaymentPending = ({
  paymentHoldFlag,
  deferredPaymentData,
}: Pick<StatusOrder, 'paymentHoldFlag' | 'deferredPaymentData'>): boolean =>
  paymentHoldFlag || paymentDataOf(deferredPaymentData) !== null || isBeingPrepared(deferredPaymentData)

/**
 * What stands in the place of every group's own status: recently cancelled and pending cancellation both replace it (CA-04).
 */
export const replacedStatus = (
  order: Pick<StatusOrder, 'pendingModification'>,
  recentlyCancelled: boolean,
): 'cancelled' | 'cancellationPending' | null => {
  if (recentlyCancelled) return 'cancelled'
  const { pendingModification } = order
  const isWhole = pendingModification?.type === 'CANCEL_ORDER' && (pendingModification.items ?? null) === null
  return isWhole ? 'cancellationPending' : null
}

/** What the page knows beyond what an order or its line says of itself. */
export type StatusFacts = {
  /** The shopper has just cancelled it here, and the host does not say so yet (CA-04). */
  readonly recentlyCancelled: boolean
  /** `isTooLateToPay` of `domain/payments`. */
  readonly isTooLateToPay: boolean
}

/**
 * The one rule of what shows in the place of an own status, for lines of the history and for an order's page: cancellation first,
 * then a payment that is still due, or that never came in time.
 */
export const statusWithin = (
  own: DisplayStatus,
  order: {
    readonly replaced: 'cancelled' | 'cancellationPending' | null
    readonly isPaymentDue: boolean
    readonly isTooLateToPay: boolean
  },
): DisplayStatus => {
  if (order.replaced !== null) return order.replaced
  if (own !== 'ordered' || !order.isPaymentDue) return own
  return order.isTooLateToPay ? 'paymentOverdue' : 'paymentPending'
}

/** Status of a group within its order. */
export const displayStatusOfGroupIn = (
  order: StatusOrder,
  group: StatusGroup,
  { recentlyCancelled, isTooLateToPay }: StatusFacts,
): DisplayStatus =>
  statusWithin(displayStatusOfGroup(group, order.orderType), {
    replaced: replacedStatus(order, recentlyCancelled),
    isPaymentDue: isPaymentPending(order),
    isTooLateToPay,
  })

/** What a history line adds to a line: its own flags for a pending cancellation and a pending payment. */
export type HistoryStatusLine = StatusLine & {
  readonly orderType: OrderType
  readonly isCancellationPending: boolean
  readonly isPaymentPending: boolean
}

export const displayStatusOfHistoryLine = (
  line: HistoryStatusLine,
  { recentlyCancelled, isTooLateToPay }: StatusFacts,
): DisplayStatus =>
  statusWithin(displayStatusOfLine(line, line.orderType), {
    replaced: recentlyCancelled ? 'cancelled' : line.isCancellationPending ? 'cancellationPending' : null,
    isPaymentDue: line.isPaymentPending,
    isTooLateToPay,
  })
