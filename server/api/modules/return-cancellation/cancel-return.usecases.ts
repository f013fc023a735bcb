import type * as v from 'valibot'
import type { CancelledReturn } from '../../../../contract/returns/return-cancellation.ts'
import { returnCancelRefusal } from '../../../../domain/return-progress/return-cancellation.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { wasSentFor } from '../exchange-making/end-exchange.ts'
import { queueOutcomeMail } from '../mail/queue-outcome.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { standingOfRow } from '../orders/row-standing.ts'
import { findRefunds } from '../returns/refunds.repository.ts'
import { dropReturn } from './drop-return.ts'

export type CancelReturnAsk = {
  readonly caller: Caller
  readonly returnOrderNumber: string
  /** Two letters: what the shopper reads, for the mail that tells of it. */
  readonly language: string
  readonly now: Date
}

/**
 * Takes a return back, once: owner and standing are checked on the locked rows, the sale's before the return's as everybody does who
 * changes both, so that a carrier's scan, a store's acceptance or a switch of the method comes before or after it and never between.
 * Refuses with `order_not_found`, `return_already_cancelled`, `return_state`.
 */
export const cancelOwnReturn = async (
  { boss }: Pick<AppDeps, 'boss'>,
  tx: Database,
  { caller, returnOrderNumber, language, now }: CancelReturnAsk,
): Promise<v.InferInput<typeof CancelledReturn>> => {
  const seen = await findOwnOrder(tx, caller, returnOrderNumber)
  await lockOrder(tx, seen?.parentSalesOrderNumber ?? '')
  const order = await findOwnOrder(tx, caller, returnOrderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (order?.orderType !== 'RETURN_ORDER') throw orderNotFound()
  const lines = groups.flatMap((group) => group.lines)
  const refusal = returnCancelRefusal({
    standing: standingOfRow(order, lines),
    lines: lines.map(({ status, statusVariant }) => ({
      lineItemStatus: { status },
      lineItemStatusVariant: statusVariant,
    })),
    isRefunded: (await findRefunds(tx, [returnOrderNumber])).has(returnOrderNumber),
    isSentFor: await wasSentFor(tx, returnOrderNumber),
  })
  if (refusal !== null) throw problem(refusal === 'cancelled' ? 'return_already_cancelled' : 'return_state')
  await dropReturn({ boss }, tx, order, now)
  await queueOutcomeMail(boss, tx, {
    kind: 'returnCanceled',
    orderNumber: returnOrderNumber,
    language,
    now,
  })
  return { returnOrderNumber, cancelledAt: now.toISOString() }
}
