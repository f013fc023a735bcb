import { asc, eq, sql } from 'drizzle-orm'
import { preparedOn } from '../../../db/prepared-on.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type OrderGroupRow,
  type OrderLineRow,
  orderGroups,
  orderLines,
} from '../../../db/tables/order-lines.ts'

/** Groups of an order with their lines, in the order they are shown; one that returns have emptied is left out. */
export type GroupWithLines = { readonly group: OrderGroupRow; readonly lines: readonly OrderLineRow[] }

const statements = preparedOn((db) => {
  const asked = sql.placeholder('orderNumber')
  return {
    groups: db
      .select()
      .from(orderGroups)
      .where(eq(orderGroups.orderNumber, asked))
      .orderBy(asc(orderGroups.position))
      .prepare('groups_of_order'),
    lines: db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderNumber, asked))
      .orderBy(asc(orderLines.lineNumber))
      .prepare('lines_of_order'),
  }
})

/** Runs the same two queries whether there is such an order or not; `null` finds nothing. */
export const loadGroups = async (
  db: Database,
  orderNumber: string | null,
): Promise<readonly GroupWithLines[]> => {
  const wanted = { orderNumber: orderNumber ?? '' }
  const groups = await statements(db).groups.execute(wanted)
  const lines = await statements(db).lines.execute(wanted)
  return groups
    .map((group) => ({ group, lines: lines.filter((line) => line.groupPosition === group.position) }))
    .filter((entry) => groups.length === 1 || entry.lines.length > 0)
}
