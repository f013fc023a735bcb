import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { describedCountries, profileOf } from '../../../../domain/countries/profile-of.ts'
import { msOfDays } from '../../../../domain/format/durations.ts'
import { lastDaysBefore, lastDaysOf } from '../../../../domain/notifications/last-days.ts'
import type { Database } from '../../../db/schema.ts'
import {
  notificationChoices,
  notifications,
  pushDevices,
} from '../../../db/tables/notifications/notifications.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { orders } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import { hasReturnable } from '../notification-facts/true-now.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import { tell } from './tell.usecases.ts'

/** Orders that are told of in one turn. */
const batch = 200

const windows = describedCountries.map((country) => profileOf(country).returns.windowDays)
const [shortest, longest] = [Math.min(...windows), Math.max(...windows)]

/** Somebody hears of an order at all: whoever has switched everything off would be met again in each turn. */
const isHeardOf = or(
  and(isNotNull(orders.contactEmail), sql`coalesce(${notificationChoices.email}, true)`),
  notificationChoices.text,
  sql`${notificationChoices.push} and exists (select 1 from ${pushDevices} where ${pushDevices.orderNumber} = ${orders.orderNumber})`,
)

/** Something may be left to send back; the rule that decides reads its lines. */
const mayHaveReturnable = sql`exists (select 1 from ${orderLines} where ${orderLines.orderNumber} = ${orders.orderNumber}
  and ${orderLines.returnable} and ${orderLines.returnableQuantity} > 0)`

/** Orders placed so long ago that a window may be about to shut, of which nobody was told so. */
const findNear = (db: Database, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - msOfDays(days))
  return db
    .select({
      orderNumber: orders.orderNumber,
      orderDate: orders.orderDate,
      country: orders.country,
      shipFrom: orders.shipFrom,
      cancelledAt: orders.cancelledAt,
      pendingModification: orders.pendingModification,
    })
    .from(orders)
    .leftJoin(notificationChoices, eq(notificationChoices.orderNumber, orders.orderNumber))
    .where(
      and(
        inArray(orders.orderType, ['SALES_ORDER', 'PARTNER_SALES_ORDER']),
        isNull(orders.cancelledAt),
        gt(orders.orderDate, daysAgo(longest)),
        lte(orders.orderDate, daysAgo(shortest - lastDaysBefore)),
        isHeardOf,
        mayHaveReturnable,
        notExists(
          db
            .select({ one: sql`1` })
            .from(notifications)
            .where(
              and(eq(notifications.orderNumber, orders.orderNumber), eq(notifications.event, 'lastDays')),
            ),
        ),
      ),
    )
    .orderBy(asc(orders.orderDate))
}

/**
 * Tells of the last days to return, once for an order whose window is about to shut and of which something could still be sent back
 * (BY-36). Run every minute by the queue; several hosts may do it at once. @returns how many were told of.
 */
export const tellLastDays = async ({
  boss,
  db,
  clock,
}: Pick<AppDeps, 'boss' | 'db' | 'clock'>): Promise<number> => {
  const now = clock.now()
  const near = (await findNear(db, now)).filter((order) => {
    const days = lastDaysOf({ orderDate: order.orderDate.toISOString(), country: countryOfRow(order) })
    return days !== null && now.getTime() >= days.from && now.getTime() < days.until
  })
  let told = 0
  for (const order of near) {
    const { orderNumber } = order
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
    if (!hasReturnable(order, lines)) continue
    const ways = await db.transaction(async (tx) => {
      await lockOrder(tx, orderNumber)
      return tell({ boss }, tx, { orderNumber, event: 'lastDays', object: '', now })
    })
    told += ways > 0 ? 1 : 0
    if (told >= batch) break
  }
  return told
}
