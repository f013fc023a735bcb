import { and, asc, count, desc, eq, getTableColumns, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { OrderType } from '../../../../contract/orders/order-types.ts'
import { historyLinesPerOrder } from '../../../../contract/orders/orders.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type OrderGroupRow,
  type OrderLineRow,
  orderGroups,
  orderLines,
} from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'

/** Groups of an order with their lines, in the order they are shown; one that returns have emptied is left out. */
export type GroupWithLines = { readonly group: OrderGroupRow; readonly lines: readonly OrderLineRow[] }

/** Runs the same two queries whether there is such an order or not; `null` finds nothing. */
export const loadGroups = async (
  db: Database,
  orderNumber: string | null,
): Promise<readonly GroupWithLines[]> => {
  const wanted = orderNumber ?? ''
  const groups = await db
    .select()
    .from(orderGroups)
    .where(eq(orderGroups.orderNumber, wanted))
    .orderBy(asc(orderGroups.position))
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderNumber, wanted))
    .orderBy(asc(orderLines.lineNumber))
  return groups
    .map((group) => ({ group, lines: lines.filter((line) => line.groupPosition === group.position) }))
    .filter((entry) => groups.length === 1 || entry.lines.length > 0)
}

/** Where a page of the history starts: after this order. */
export type HistoryPosition = { readonly orderDate: Date; readonly orderNumber: string }

export type HistoryPageQuery = {
  readonly upmId: string
  /** Partner orders are asked for by their type; without one, all others are meant. */
  readonly orderType: OrderType | null
  readonly after: HistoryPosition | null
  readonly limit: number
}

/** Newest orders first; ties by number, so that each order has one place. */
export const listMemberOrders = (db: Database, query: HistoryPageQuery): Promise<OrderRow[]> => {
  const { upmId, orderType, after, limit } = query
  const ofType =
    orderType === null ? ne(orders.orderType, 'PARTNER_SALES_ORDER') : eq(orders.orderType, orderType)
  const older =
    after &&
    or(
      lt(orders.orderDate, after.orderDate),
      and(eq(orders.orderDate, after.orderDate), lt(orders.orderNumber, after.orderNumber)),
    )
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.upmId, upmId), ofType, older ?? undefined))
    .orderBy(desc(orders.orderDate), desc(orders.orderNumber))
    .limit(limit)
}

/** First lines of each order, and how many it has in all. */
export type HistoryLines = { readonly lines: readonly OrderLineRow[]; readonly lineCount: number }

/** At most `historyLinesPerOrder` lines of each order, by order number. */
export const loadHistoryLines = async (
  db: Database,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, HistoryLines>> => {
  const ofThese = inArray(orderLines.orderNumber, ['', ...orderNumbers])
  const place = sql<number>`row_number() over (partition by ${orderLines.orderNumber} order by ${orderLines.lineNumber})`
  const ranked = db
    .select({ ...getTableColumns(orderLines), place: place.as('place') })
    .from(orderLines)
    .where(ofThese)
    .as('ranked')
  const lines = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, historyLinesPerOrder))
    .orderBy(asc(ranked.orderNumber), asc(ranked.lineNumber))
  const counts = await db
    .select({ orderNumber: orderLines.orderNumber, lineCount: count() })
    .from(orderLines)
    .where(ofThese)
    .groupBy(orderLines.orderNumber)
  const linesOf = Map.groupBy(lines, (line) => line.orderNumber)
  return new Map(
    counts.map(({ orderNumber, lineCount }) => [
      orderNumber,
      { lines: linesOf.get(orderNumber) ?? [], lineCount },
    ]),
  )
}
