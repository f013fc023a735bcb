import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { orderGroups, orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import { closeBankRefund } from '../bank-accounts/bank-refunds.repository.ts'
import { dropExchange } from '../exchange-making/end-exchange.ts'
import { releasePieces } from './release-pieces.ts'

/** Raw status of a return that was called off; the simple one counts it as over (docs/decisions/0041). */
const dropped = { status: 'Cancelled', statusVariant: 'RETURN_COMPLETED', statusColor: 'grey' }

/**
 * Ends a return that nothing comes of: its lines and heading say so, no store takes its code, its pieces are the shopper's again, what was to be sent for them is not, and the account that it would
 * have been refunded to is deleted. Whoever calls it holds the rows of the sale and of the return.
 */
export const dropReturn = async (
  { boss }: Pick<AppDeps, 'boss'>,
  tx: Database,
  { orderNumber, parentSalesOrderNumber }: Pick<OrderRow, 'orderNumber' | 'parentSalesOrderNumber'>,
  now: Date,
): Promise<void> => {
  await tx
    .update(orderLines)
    .set({ ...dropped, cancelledAt: now })
    .where(eq(orderLines.orderNumber, orderNumber))
  await tx
    .update(orderGroups)
    .set({ headingVariant: 'cancelled' })
    .where(eq(orderGroups.orderNumber, orderNumber))
  await tx
    .update(orders)
    .set({ statusColor: dropped.statusColor, returnToStore: null, showBarcodeFlag: false })
    .where(eq(orders.orderNumber, orderNumber))
  await dropExchange({ boss }, tx, orderNumber, now)
  await releasePieces(tx, orderNumber)
  await closeBankRefund(tx, orderNumber, now)
  await tx
    .update(orders)
    .set({ shouldRefresh: true })
    .where(inArray(orders.orderNumber, [orderNumber, parentSalesOrderNumber ?? orderNumber]))
}
