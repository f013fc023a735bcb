import type { DorisTriggerRequest } from '../../../../../contract/returns/doris-trigger.ts'
import type { Database } from '../../../../db/schema.ts'
import { dorisTriggers } from '../../../../db/tables/returns.ts'
import type { Caller } from '../../../http/caller.ts'
import { findOwnOrder, orderNotFound } from '../../orders/order-access.ts'

/** Records the trigger for an order, once; name and phone are not kept (RS-05). */
export const triggerForOrder = async (
  tx: Database,
  caller: Caller,
  body: DorisTriggerRequest,
  now: Date,
): Promise<{ accepted: boolean }> => {
  const order = await findOwnOrder(tx, caller, body.salesOrderNumber)
  if (!order) throw orderNotFound()
  const rows = await tx
    .insert(dorisTriggers)
    .values({
      salesOrderNumber: order.orderNumber,
      marketplace: body.marketplace,
      language: body.language,
      triggeredAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return { accepted: rows.length === 1 }
}
