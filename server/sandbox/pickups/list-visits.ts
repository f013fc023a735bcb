import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { StoreVisit } from '../../../contract/sandbox/play-visit.ts'
import { isReadyForPickup } from '../../../domain/pickup/pickup-life.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { clockText } from '../../../domain/visits/arrival-time.ts'
import { visitLapsesMs, visitStageAt } from '../../../domain/visits/visit-life.ts'
import { findReturns, findVisitReturns } from '../../api/modules/visits/visits.repository.ts'
import { titlesOf } from '../../api/modules/visits/visits.usecases.ts'
import type { Database } from '../../db/schema.ts'
import { orderLines } from '../../db/tables/order-lines.ts'
import { orders } from '../../db/tables/orders.ts'
import { orderPickups, storePickups } from '../../db/tables/pickup/pickups.ts'
import { orderVisits } from '../../db/tables/pickup/visits.ts'
import { stores } from '../../db/tables/stores.ts'

/** Visits that the page lists at most. */
const maxVisits = 200

const readVisits = (db: Database, storeId: string | undefined, now: Date) =>
  db
    .select({
      visit: orderVisits,
      order: orders,
      store: stores.store,
      status: storePickups.status,
      arrival: orderPickups.status,
    })
    .from(orderVisits)
    .innerJoin(orders, eq(orders.orderNumber, orderVisits.orderNumber))
    .innerJoin(storePickups, eq(storePickups.orderNumber, orderVisits.orderNumber))
    .leftJoin(stores, eq(stores.storeId, orderVisits.storeId))
    .leftJoin(
      orderPickups,
      and(
        eq(orderPickups.orderNumber, orderVisits.orderNumber),
        ne(orderPickups.status, 'CANCELLED_CONSUMER'),
      ),
    )
    .where(
      and(
        gt(orderVisits.expectedAt, new Date(now.getTime() - visitLapsesMs)),
        storeId === undefined ? undefined : eq(orderVisits.storeId, storeId),
      ),
    )
    .orderBy(asc(orderVisits.expectedAt), asc(orderVisits.orderNumber))
    .limit(maxVisits)

/** Who is on the way to fetch an order that waits, earliest first (BY-46); who was expected earlier comes before who still is. */
export const listVisits = async (
  db: Database,
  { storeId, now }: { readonly storeId: string | undefined; readonly now: Date },
): Promise<StoreVisit[]> => {
  const rows = (await readVisits(db, storeId, now)).filter(
    ({ order, status }) =>
      isReadyForPickup(status) && order.cancelledAt === null && order.pendingModification === null,
  )
  const numbers = rows.map(({ visit }) => visit.orderNumber)
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      and(inArray(orderLines.orderNumber, ['', ...numbers]), eq(orderLines.statusVariant, 'PICKUP_READY')),
    )
    .orderBy(asc(orderLines.lineNumber))
  const coming = await findVisitReturns(db, numbers)
  const returns = await findReturns(
    db,
    coming.map(({ returnOrderNumber }) => returnOrderNumber),
  )
  return rows.map(({ visit, order, store, arrival }) => ({
    orderNumber: visit.orderNumber,
    storeId: visit.storeId,
    storeName: store ? storeName(store) : visit.storeId,
    means: visit.means,
    meetsAt: visit.meetsAt,
    expectedAt: visit.expectedAt.toISOString(),
    expectedTime: clockText(visit.expectedAt.getTime(), store?.timezone ?? 'UTC'),
    isEarlier: visitStageAt(visit.expectedAt.getTime(), now.getTime()) === 'earlier',
    isHere: arrival !== null,
    name: order.shippingAddress?.firstName ?? null,
    items: titlesOf(lines.filter(({ orderNumber }) => orderNumber === visit.orderNumber)),
    returns: coming
      .filter(({ orderNumber }) => orderNumber === visit.orderNumber)
      .map(({ returnOrderNumber, handedOverAt }) => ({
        returnOrderNumber,
        items: titlesOf(returns.find((found) => found.order.orderNumber === returnOrderNumber)?.lines ?? []),
        handedOverAt: handedOverAt?.toISOString() ?? null,
      })),
  }))
}
