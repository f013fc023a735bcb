import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isReadyForPickup } from '../../../domain/pickup/pickup-life.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import { simpleStatusOfLine } from '../../../domain/status/simple-status.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { queueOutcomeMail } from '../../api/modules/mail/queue-outcome.ts'
import { tell } from '../../api/modules/notifications/tell.usecases.ts'
import { lockOrderRow, lockStorePickup } from '../../api/modules/pickups/pickups.repository.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { orderGroups, orderLines } from '../../db/tables/order-lines.ts'
import { orders } from '../../db/tables/orders.ts'
import { storePickups } from '../../db/tables/pickup/pickups.ts'
import { stores } from '../../db/tables/stores.ts'
import { stageFacts } from '../orders/stages.ts'
import { bringNumber } from '../orders/texts.ts'

const ready = stageFacts('pickupReady')
const readyStatus = 'READY_FOR_PICK_UP'

/** An order that the store still packs, as its screen lists it. */
export type Preparing = { readonly orderNumber: string; readonly storeName: string }

/** Orders that wait to be packed, oldest first, without those that are canceled or about to be; `storeId` keeps them to one store. */
export const listPreparing = async (db: Database, storeId: string | null): Promise<readonly Preparing[]> => {
  const rows = await db
    .select({ orderNumber: storePickups.orderNumber, store: stores.store, id: storePickups.storeId })
    .from(storePickups)
    .innerJoin(orders, eq(orders.orderNumber, storePickups.orderNumber))
    .leftJoin(stores, eq(stores.storeId, storePickups.storeId))
    .where(
      and(
        eq(storePickups.status, 'PREPARING'),
        isNull(orders.cancelledAt),
        isNull(orders.pendingModification),
        storeId === null ? undefined : eq(storePickups.storeId, storeId),
      ),
    )
    .orderBy(asc(orders.orderDate), asc(orders.orderNumber))
    .limit(50)
  return rows.map(({ orderNumber, store, id }) => ({
    orderNumber,
    storeName: store ? storeName(store) : id,
  }))
}

/**
 * The store has packed an order: lines, heading and pickup say that it is ready, and a mail tells the shopper, once. The same
 * once more changes nothing; what is canceled, or about to be, is not packed.
 */
export const playReady = (
  { boss }: Pick<AppDeps, 'boss'>,
  db: Database,
  orderNumber: string,
  now: Date,
): Promise<{ readonly orderNumber: string; readonly status: string }> =>
  db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderNumber)
    const found = await lockStorePickup(tx, orderNumber)
    if (!order || !found) throw problem('order_not_found')
    const { status } = found.pickup
    if (isReadyForPickup(status)) return { orderNumber, status: status ?? readyStatus }
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
    const packed = lines.filter(({ status: raw, statusVariant }) =>
      ['ordered', 'orderConfirmed', 'preparingShipment'].includes(
        simpleStatusOfLine(
          { lineItemStatus: { status: raw }, lineItemStatusVariant: statusVariant },
          'SALES_ORDER',
        ),
      ),
    )
    if (packed.length === 0 || order.cancelledAt !== null || order.pendingModification !== null) {
      throw problem('pickup_state')
    }
    for (const { id, dates } of packed) {
      await tx
        .update(orderLines)
        .set({
          status: ready.raw,
          statusVariant: ready.variant,
          statusColor: ready.colour,
          eddText: null,
          dates: { ...dates, readyForPickup: now.toISOString() },
        })
        .where(eq(orderLines.id, id))
    }
    const groups = [...new Set(packed.map(({ groupPosition }) => groupPosition))]
    await tx
      .update(orderGroups)
      .set({ headingVariant: ready.display, message: bringNumber })
      .where(and(eq(orderGroups.orderNumber, orderNumber), inArray(orderGroups.position, groups)))
    await tx
      .update(storePickups)
      .set({ status: readyStatus })
      .where(eq(storePickups.orderNumber, orderNumber))
    await queueOutcomeMail(boss, tx, { kind: 'pickupReady', orderNumber, language: null, now })
    await tell({ boss }, tx, { orderNumber, event: 'readyForPickup', object: '', now })
    return { orderNumber, status: readyStatus }
  })
