import type * as v from 'valibot'
import type { GroupActions } from '../../../../contract/orders/order.ts'
import { cancelWindow } from '../../../../domain/order-actions/cancel-window.ts'
import { standingRefusal } from '../../../../domain/orders/standing.ts'
import { type SimpleStatus, simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { isReturnable, type LineOptions, wireReason } from './line-wire.ts'
import type { GroupWithLines } from './orders.repository.ts'
import { countryOfRow, standingOfRow } from './row-standing.ts'

/** Nothing has left the warehouse yet. */
const cancellableStatuses: ReadonlySet<SimpleStatus> = new Set([
  'ordered',
  'orderConfirmed',
  'preparingShipment',
])

const simpleStatus = (line: OrderLineRow): SimpleStatus =>
  simpleStatusOfLine(
    { lineItemStatus: { status: line.status }, lineItemStatusVariant: line.statusVariant },
    'SALES_ORDER',
  )

/** Why the host refuses a cancellation, or `null`. The window is counted in the host's time (CA-03, CA-06). */
export type CancellationRefusal = 'already_cancelled' | 'pending' | 'state' | 'window_closed'

export const cancellationRefusal = (
  order: Parameters<typeof standingOfRow>[0] &
    Pick<OrderRow, 'country' | 'shipFrom' | 'orderClassification' | 'orderDate'>,
  lines: readonly OrderLineRow[],
  now: Date,
): CancellationRefusal | null => {
  const refusal = standingRefusal('cancel', standingOfRow(order, lines))
  if (refusal === 'cancelled') return 'already_cancelled'
  if (refusal === 'cancellationPending') return 'pending'
  if (refusal !== null || order.orderClassification === 'STORE') return 'state'
  const untouched = lines.length > 0 && lines.every((line) => cancellableStatuses.has(simpleStatus(line)))
  if (!untouched) return 'state'
  const country = countryOfRow(order)
  const window = cancelWindow({ orderDate: order.orderDate.toISOString(), country, now: now.getTime() })
  return window.isOpen ? null : 'window_closed'
}

const link = (webLink: string | null) => (webLink === null ? null : { webLink, appCallback: null })

const returnLinkOf = (
  order: OrderRow,
  { group, lines }: GroupWithLines,
  options: LineOptions,
): string | null => {
  if (!lines.some((line) => isReturnable(line, order, options))) return null
  return group.returnLink ?? `/orders/sales/${order.orderNumber}/return`
}

/** What a group offers, decided here whatever the stored rows say. Only the first group carries the cancel action. */
export const groupActions = (
  order: OrderRow,
  groups: readonly GroupWithLines[],
  index: number,
  options: LineOptions,
): v.InferInput<typeof GroupActions> => {
  const entry = groups[index]
  if (!entry) return {}
  const everyLine = groups.flatMap(({ lines }) => lines)
  const canCancel = index === 0 && cancellationRefusal(order, everyLine, options.now) === null
  const { returnOrderNumber, trackingUrl, returnDisableReason } = entry.group
  return {
    cancel: canCancel ? { webLink: null, appCallback: null } : null,
    return: link(returnLinkOf(order, entry, options)),
    trackShipment: link(trackingUrl),
    viewReturn: returnOrderNumber === null ? null : { returnOrderId: returnOrderNumber },
    returnDisableReasonAction: wireReason(returnDisableReason, options.language),
  }
}
