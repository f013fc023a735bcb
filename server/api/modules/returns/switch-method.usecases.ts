import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { SwitchedMethod, SwitchMethodRequest } from '../../../../contract/returns/return-method.ts'
import { standingRefusal } from '../../../../domain/orders/standing.ts'
import { maySwitchMethod } from '../../../../domain/return-progress/return-life.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { orders } from '../../../db/tables/orders.ts'
import type { Caller } from '../../http/caller.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { standingOfRow } from '../orders/row-standing.ts'
import { recordReturnedBy } from './captures.repository.ts'
import { methodColumns } from './create-return.ts'
import { requireMethod } from './method.rules.ts'

export type SwitchAsk = {
  readonly caller: Caller
  readonly returnOrderNumber: string
  readonly body: SwitchMethodRequest
}

const statusLineOf = ({ status, statusVariant }: Pick<OrderLineRow, 'status' | 'statusVariant'>) => ({
  lineItemStatus: { status },
  lineItemStatusVariant: statusVariant,
})

/**
 * Sends a return back by another method while nothing was handed over: the label of before is worth nothing any more, and
 * there is still one return (RM-07). The method it has already changes nothing.
 */
export const switchMethod = async (
  tx: Database,
  { caller, returnOrderNumber, body }: SwitchAsk,
): Promise<v.InferInput<typeof SwitchedMethod>> => {
  const order = await findOwnOrder(tx, caller, returnOrderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (order?.orderType !== 'RETURN_ORDER') throw orderNotFound()
  const lines = groups.flatMap((group) => group.lines)
  const refusal = standingRefusal('switchMethod', standingOfRow(order, lines))
  if (refusal !== null || !lines.every((line) => maySwitchMethod(statusLineOf(line))))
    throw problem('return_state')
  const role = caller.kind === 'member' ? 'member' : 'guest'
  const method = requireMethod({
    order,
    role,
    flags: await flagsForCountry(tx, order.country),
    returnMethod: body.returnMethod,
    carrierCode: body.standardCarrierAlphaCode,
  })
  const carrierCode = method.carrier?.code ?? null
  if (method.key !== order.returnMethod) {
    await tx
      .update(orders)
      .set({ ...methodColumns(method.key, returnOrderNumber, null), shouldRefresh: true })
      .where(eq(orders.orderNumber, returnOrderNumber))
    await tx
      .update(orderLines)
      .set({ standardCarrierAlphaCode: carrierCode })
      .where(eq(orderLines.orderNumber, returnOrderNumber))
    await recordReturnedBy(tx, returnOrderNumber, role)
  }
  return { returnOrderNumber, returnMethod: method.key, standardCarrierAlphaCode: carrierCode }
}
