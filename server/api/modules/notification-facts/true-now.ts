import { and, eq, type SQL } from 'drizzle-orm'
import type { NotificationEvent } from '../../../../contract/notifications/notification.ts'
import { isStillTrue } from '../../../../domain/notifications/still-true.ts'
import { piecesToReturn } from '../../../../domain/returns/line-refusal.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { Database } from '../../../db/schema.ts'
import type { NotificationRow } from '../../../db/tables/notifications/notifications.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import { factsOf } from '../return-pieces/capture.rules.ts'

/** What a parcel of an order is called in what is told of it. */
export const parcelObject = (groupPosition: number): string => `group-${groupPosition}`

/** Something of an order can be sent back, whatever its window: the rule that a return goes by. */
export const hasReturnable = (
  order: Pick<OrderRow, 'country' | 'shipFrom' | 'cancelledAt' | 'pendingModification'>,
  lines: readonly OrderLineRow[],
): boolean =>
  order.cancelledAt === null &&
  order.pendingModification === null &&
  lines.some((line) => piecesToReturn(factsOf(line), countryOfRow(order)) > 0)

const parcelEvents: readonly NotificationEvent[] = ['shipped', 'outForDelivery']

/** The lines that something is told of: a parcel's, or all. */
const linesOf = (
  { event, object }: Pick<NotificationRow, 'event' | 'object'>,
  orderNumber: string,
): SQL | undefined => {
  const ofOrder = eq(orderLines.orderNumber, orderNumber)
  const position = /^group-(?<position>\d+)$/.exec(object)?.groups?.position
  return position !== undefined && parcelEvents.includes(event)
    ? and(ofOrder, eq(orderLines.groupPosition, Number(position)))
    : ofOrder
}

/** Whether what is to be told of an order, or of a parcel of it, still holds. */
const isTrueNow = async (
  db: Database,
  row: Pick<NotificationRow, 'event' | 'object'>,
  order: OrderRow,
): Promise<boolean> => {
  const lines = await db.select().from(orderLines).where(linesOf(row, order.orderNumber))
  return isStillTrue(row.event, {
    isCanceled: order.cancelledAt !== null,
    statuses: lines.map(({ status, statusVariant }) =>
      simpleStatusOfLine({ lineItemStatus: { status }, lineItemStatusVariant: statusVariant }, 'SALES_ORDER'),
    ),
    isReturnable: hasReturnable(order, lines),
  })
}

/** Why what happened is told no more, whatever its shopper has chosen: it is too late, or true no more (BY-38); `null`: it is told. */
export const dropReasonOf = async (
  db: Database,
  row: Pick<NotificationRow, 'event' | 'object' | 'staleAt'>,
  order: OrderRow,
  now: Date,
): Promise<'stale' | 'over' | null> => {
  if (now >= row.staleAt) return 'stale'
  return (await isTrueNow(db, row, order)) ? null : 'over'
}
