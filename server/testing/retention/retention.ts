import { boundedTables } from './bounded-tables.ts'
import { cleanedOrders } from './cleaned-orders.ts'
import { cleanedTables } from './cleaned-tables.ts'
import type { Kept, TableName } from './kept.ts'

/** How long the rows of each table stay. A table without a line does not compile. */
export const retention: Readonly<Record<TableName, Kept>> = {
  ...boundedTables,
  ...cleanedOrders,
  ...cleanedTables,
}
