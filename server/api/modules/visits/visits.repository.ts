import { and, asc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { returnMethodIds } from '../../../../contract/returns/return-method-ids.ts'
import { isStoreReturn } from '../../../../domain/return-methods/return-methods.ts'
import type { Database } from '../../../db/schema.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import {
  type OrderVisitRow,
  orderVisits,
  type VisitReturnRow,
  visitReturns,
} from '../../../db/tables/pickup/visits.ts'

const toStores = returnMethodIds.filter(isStoreReturn)

/** Returns that one page offers to bring along. */
const maxOffered = 50

/** A return's order with titles, pieces and statuses of its lines. */
export type ReturnWithLines = {
  readonly order: OrderRow
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly status: string }[]
}

export const findVisit = async (db: Database, orderNumber: string): Promise<OrderVisitRow | undefined> => {
  const [row] = await db.select().from(orderVisits).where(eq(orderVisits.orderNumber, orderNumber))
  return row
}

export const findVisitReturns = (
  db: Database,
  orderNumbers: readonly string[],
): Promise<readonly VisitReturnRow[]> =>
  db
    .select()
    .from(visitReturns)
    .where(inArray(visitReturns.orderNumber, ['', ...orderNumbers]))
    .orderBy(asc(visitReturns.returnOrderNumber))

const withLines = async (db: Database, rows: readonly OrderRow[]): Promise<readonly ReturnWithLines[]> => {
  const numbers = rows.map(({ orderNumber }) => orderNumber)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderNumber, ['', ...numbers]))
    .orderBy(asc(orderLines.lineNumber))
  return rows.map((order) => ({
    order,
    lines: lines.filter(({ orderNumber }) => orderNumber === order.orderNumber),
  }))
}

/** Returns by number. */
export const findReturns = async (
  db: Database,
  numbers: readonly string[],
): Promise<readonly ReturnWithLines[]> =>
  withLines(
    db,
    await db
      .select()
      .from(orders)
      .where(and(inArray(orders.orderNumber, ['', ...numbers]), eq(orders.orderType, 'RETURN_ORDER')))
      .orderBy(asc(orders.orderNumber)),
  )

/** Returns that may come along, newest last: those of the sale, and of a member all others as well. */
export const findTheirReturns = async (
  db: Database,
  { saleNumber, upmId }: { readonly saleNumber: string; readonly upmId: string | null },
): Promise<readonly ReturnWithLines[]> => {
  const ofSale = eq(orders.parentSalesOrderNumber, saleNumber)
  return withLines(
    db,
    await db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.orderType, 'RETURN_ORDER'),
          isNull(orders.cancelledAt),
          inArray(orders.returnMethod, toStores),
          upmId === null ? ofSale : or(ofSale, eq(orders.upmId, upmId)),
        ),
      )
      .orderBy(asc(orders.orderDate), asc(orders.orderNumber))
      .limit(maxOffered),
  )
}

export const storeVisit = async (tx: Database, visit: OrderVisitRow): Promise<void> => {
  const { orderNumber, ...rest } = visit
  await tx
    .insert(orderVisits)
    .values(visit)
    .onConflictDoUpdate({ target: orderVisits.orderNumber, set: { ...rest } })
}

/** What a visit brings from now on; what the store took already stays. A return that was to come with another visit comes with this one. */
export const storeVisitReturns = async (
  tx: Database,
  orderNumber: string,
  numbers: readonly string[],
): Promise<void> => {
  await tx
    .delete(visitReturns)
    .where(
      and(
        eq(visitReturns.orderNumber, orderNumber),
        isNull(visitReturns.handedOverAt),
        notInArray(visitReturns.returnOrderNumber, ['', ...numbers]),
      ),
    )
  for (const returnOrderNumber of numbers.toSorted())
    await tx
      .insert(visitReturns)
      .values({ returnOrderNumber, orderNumber, handedOverAt: null })
      .onConflictDoUpdate({
        target: visitReturns.returnOrderNumber,
        set: { orderNumber, handedOverAt: null },
      })
}

export const deleteVisit = async (tx: Database, orderNumber: string): Promise<void> => {
  await tx.delete(orderVisits).where(eq(orderVisits.orderNumber, orderNumber))
}

/** The store has taken a return of a visit. */
export const setHandedOver = async (tx: Database, returnOrderNumber: string, at: Date): Promise<void> => {
  await tx
    .update(visitReturns)
    .set({ handedOverAt: at })
    .where(eq(visitReturns.returnOrderNumber, returnOrderNumber))
}
