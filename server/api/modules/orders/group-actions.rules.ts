import type * as v from 'valibot'
import type { GroupActions } from '../../../../contract/orders/order.ts'
import {
  type ItemsRefusal,
  itemsRefusal,
  type StopQuestion,
  type StopRefusal,
  stopRefusal,
} from '../../../../domain/order-actions/items-refusal.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { piecesLineOf } from './line-standing.ts'
import { isReturnable, type LineOptions, wireReason } from './line-wire.ts'
import type { GroupWithLines } from './orders.repository.ts'
import { countryOfRow, standingOfRow } from './row-standing.ts'

type StoppedRow = Parameters<typeof standingOfRow>[0] &
  Pick<OrderRow, 'country' | 'shipFrom' | 'orderClassification' | 'orderDate'>

const stopQuestion = (order: StoppedRow, lines: readonly OrderLineRow[], now: Date): StopQuestion => ({
  standing: standingOfRow(order, lines),
  isInStore: order.orderClassification === 'STORE',
  lines: lines.map(piecesLineOf),
  orderDate: order.orderDate.toISOString(),
  country: countryOfRow(order),
  now: now.getTime(),
})

/** Why the host refuses a cancellation, or `null`. The window is counted in the host's time (CA-03, CA-06). */
export const cancellationRefusal = (...row: Parameters<typeof stopQuestion>): StopRefusal | null =>
  stopRefusal(stopQuestion(...row))

/** Why the host refuses to cancel some pieces of an order, or `null` (BY-16). */
export const itemsRefusalOfRow = (...row: Parameters<typeof stopQuestion>): ItemsRefusal | null =>
  itemsRefusal(stopQuestion(...row))

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
  const canCancelItems = index === 0 && itemsRefusalOfRow(order, everyLine, options.now) === null
  const { returnOrderNumber, trackingUrl, returnDisableReason } = entry.group
  return {
    cancel: canCancel ? { webLink: null, appCallback: null } : null,
    cancelItems: canCancelItems ? { webLink: null, appCallback: null } : null,
    return: link(returnLinkOf(order, entry, options)),
    trackShipment: link(trackingUrl),
    viewReturn: returnOrderNumber === null ? null : { returnOrderId: returnOrderNumber },
    returnDisableReasonAction: wireReason(returnDisableReason, options.language),
  }
}
