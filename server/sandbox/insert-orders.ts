import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/schema.ts'
import { orderGroups, orderLines } from '../db/tables/order-lines.ts'
import { orders } from '../db/tables/orders.ts'
import { orderPickups, storePickups } from '../db/tables/pickup/pickups.ts'
import { refunds } from '../db/tables/returns.ts'
import type { SampleOrder } from './orders/order-spec.types.ts'
import { sampleReference } from './returns/sample-reference.ts'
import { sandboxOrderRules } from './tables.ts'

/**
 * Inserts many rows by one parameter, as JSON: some ten times faster than a parameter per value. Columns that a row leaves
 * out get the table's own default.
 */
const insertMany = async <T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  if (rows.length === 0) return
  const columns = Object.entries(getTableColumns(table))
  const valueIn = (row: T['$inferInsert'], key: string, fallback: unknown) =>
    (row as Record<string, unknown>)[key] ?? (is(fallback, SQL) ? null : fallback) ?? null
  const data = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, valueIn(row, key, column.default)])),
  )
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${sql.identifier(getTableName(table))} (${names}) select ${names} from jsonb_to_recordset(${JSON.stringify(data)}::jsonb) as rows(${types})`,
  )
}

/** What a return gives back: nothing for lines that were denied. */
const amountOf = ({ order, lines }: SampleOrder): number => {
  const denied = lines.filter(({ dates }) => dates?.returnDenied !== undefined)
  return denied.reduce(
    (rest, { chargedPrice, taxes }) => rest - chargedPrice - (taxes ?? 0),
    order.orderTotal ?? 0,
  )
}

/** A return that is completed has given its money back. */
const refundsOf = (samples: readonly SampleOrder[]) =>
  samples.flatMap((sample) => {
    const { order, lines } = sample
    const recordedAt = order.orderType === 'RETURN_ORDER' ? lines[0]?.dates?.returnCompleted : undefined
    if (recordedAt === undefined) return []
    const { orderNumber: returnOrderNumber, currency = 'USD', payments = [] } = order
    return [
      {
        returnOrderNumber,
        currency,
        amount: amountOf(sample),
        recordedAt: new Date(recordedAt),
        reference: sampleReference(returnOrderNumber, payments),
      },
    ]
  })

/** Writes orders with their groups and lines, refunds of completed returns and how orders are picked up; an order whose number is taken fails the transaction. */
export const insertOrders = async (db: Database, samples: readonly SampleOrder[]): Promise<void> => {
  await insertMany(
    db,
    orders,
    samples.map((sample) => sample.order),
  )
  await insertMany(
    db,
    orderGroups,
    samples.flatMap((sample) => sample.groups),
  )
  await insertMany(
    db,
    orderLines,
    samples.flatMap((sample) => sample.lines),
  )
  await insertMany(db, refunds, refundsOf(samples))
  await insertMany(
    db,
    storePickups,
    samples.flatMap(({ pickup }) => pickup ?? []),
  )
  await insertMany(
    db,
    orderPickups,
    samples.flatMap(({ arrival }) => arrival ?? []),
  )
  await insertMany(
    db,
    sandboxOrderRules,
    samples.flatMap(({ rule, order: { orderNumber } }) => (rule ? { orderNumber, rule } : [])),
  )
}
