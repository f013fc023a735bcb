import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import {
  type OrderGroupRow,
  type OrderLineRow,
  orderGroups,
  orderLines,
} from '../../../db/tables/order-lines.ts'

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
