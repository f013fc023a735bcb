import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/schema.ts'
import { cancellationJobs } from '../../db/tables/cancellation-jobs.ts'
import { orderLines } from '../../db/tables/order-lines.ts'
import { orders } from '../../db/tables/orders.ts'
import { payments } from '../../db/tables/payments/payments.ts'
import { orderPickups, storePickups } from '../../db/tables/pickup/pickups.ts'
import { insertOrders } from '../insert-orders.ts'
import { lineUpdates } from '../scenario-wire.ts'
import { buildScenarioOrder, buyerOfEntry, countryOf } from './build-scenario-order.ts'
import { openKinds, undatedKinds } from './scenario-kinds.ts'
import { type ScenarioOrderEntry, scenarioOrders } from './scenario-list.ts'
import { scenarioNumber, scenarioNumberStem } from './scenario-number.ts'

/** An order that can be cancelled is dated anew once it is this old, so that 20 minutes are always left. */
const freshForMs = 10 * 60_000

type Newest = { readonly orderNumber: string; readonly orderDate: Date; readonly isUsed: boolean }

/** Newest generation of each open scenario's order, by the part of the number that its generations share. */
const newestGenerations = async (
  db: Database,
  stems: readonly string[],
): Promise<ReadonlyMap<string, Newest>> => {
  // Beside one table alone columns come without its name, and inside a subselect they would be the subselect's own.
  const outer = sql`${orders}."order_number"`
  const stem = sql<string>`left(${orders.orderNumber}, length(${orders.orderNumber}) - 2)`
  const rows = await db
    .select({
      stem,
      orderNumber: orders.orderNumber,
      orderDate: orders.orderDate,
      isUsed: sql<boolean>`${orders.cancelledAt} is not null or ${orders.pendingModification} is not null or exists (
        select from ${cancellationJobs} where ${cancellationJobs.orderNumber} = ${outer} and ${cancellationJobs.outcome} is null) or exists (
        select from ${orderPickups} where ${orderPickups.orderNumber} = ${outer} and ${orderPickups.status} = 'COMPLETE') or exists (
        select from ${storePickups} where ${storePickups.orderNumber} = ${outer} and ${storePickups.status} = 'PICKED_UP') or exists (
        select from ${payments} where ${payments.orderNumber} = ${outer} and ${payments.paidAt} is not null)`,
    })
    .from(orders)
    .where(inArray(stem, [...stems]))
    .orderBy(orders.orderNumber)
  return new Map(rows.map((row) => [row.stem, row]))
}

const generationOf = (orderNumber: string): number => Number(orderNumber.slice(-2))

const build = (entry: ScenarioOrderEntry, orderNumber: string, now: Date) =>
  buildScenarioOrder({
    kind: entry.kind,
    country: countryOf(entry),
    buyer: buyerOfEntry(entry),
    orderNumber,
    now,
  })

const placeNext = async (
  db: Database,
  entry: ScenarioOrderEntry,
  newest: Newest | undefined,
  now: Date,
): Promise<string> => {
  const generation = newest ? generationOf(newest.orderNumber) + 1 : 0
  if (newest && generation > 99) return newest.orderNumber
  const orderNumber = scenarioNumber(entry, generation)
  await insertOrders(db, build(entry, orderNumber, now))
  return orderNumber
}

const dateAnew = async (
  db: Database,
  entry: ScenarioOrderEntry,
  orderNumber: string,
  now: Date,
): Promise<void> => {
  const samples = build(entry, orderNumber, now)
  const placedAt = samples[0]?.order.orderDate ?? now
  await db.update(orders).set({ orderDate: placedAt }).where(eq(orders.orderNumber, orderNumber))
  for (const { id, dates, eddText } of lineUpdates(samples)) {
    await db
      .update(orderLines)
      .set({ dates, eddText })
      .where(and(eq(orderLines.id, id), eq(orderLines.orderNumber, orderNumber)))
  }
}

const isStale = ({ orderDate }: Newest, now: Date): boolean => {
  const age = now.getTime() - orderDate.getTime()
  return age < 0 || age > freshForMs
}

/**
 * Sees to it that each scenario whose order can be cancelled, paid, or fetched at the curb, has one that still can: a used-up order is followed by a new
 * one, an old one is dated anew. Answers the current order number of each, by scenario id.
 */
export const keepFresh = (db: Database, now: Date): Promise<ReadonlyMap<string, string>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${7_302_218})`)
    const entries = scenarioOrders.filter((entry) => openKinds.has(entry.kind))
    const newest = await newestGenerations(tx, entries.map(scenarioNumberStem))
    const current = new Map<string, string>()
    for (const entry of entries) {
      const known = newest.get(scenarioNumberStem(entry))
      if (!known || known.isUsed) current.set(entry.id, await placeNext(tx, entry, known, now))
      else {
        if (!undatedKinds.has(entry.kind) && isStale(known, now))
          await dateAnew(tx, entry, known.orderNumber, now)
        current.set(entry.id, known.orderNumber)
      }
    }
    return current
  })
