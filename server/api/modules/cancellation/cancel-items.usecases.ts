import type * as v from 'valibot'
import {
  type CancelItemsRequest,
  type CancelJob,
  cancelReasonCode,
} from '../../../../contract/orders/cancellation.ts'
import { type PiecesFault, piecesFaults, takesAll } from '../../../../domain/order-actions/cancel-items.ts'
import type { ItemsRefusal } from '../../../../domain/order-actions/items-refusal.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { itemsRefusalOfRow } from '../orders/group-actions.rules.ts'
import { piecesLineOf } from '../orders/line-standing.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { refuse, startCancellation, wireJob } from './cancellation.usecases.ts'

/** As a whole cancellation is refused, with codes of its own for what can be tried again. */
const refuseItems = (refusal: ItemsRefusal) => {
  if (refusal === 'cancellationPending') return problem('cancellation_pending')
  return refusal === 'unpaid' ? problem('cancel_items_unpaid') : refuse(refusal)
}

const faultWords: Readonly<Record<PiecesFault['fault'], { readonly at: string; readonly detail: string }>> = {
  unknownLine: { at: 'lineId', detail: 'The order has no such line.' },
  namedTwice: { at: 'lineId', detail: 'The line is named twice.' },
  notStoppable: { at: 'lineId', detail: 'The line cannot be stopped any more.' },
  tooMany: { at: 'quantity', detail: 'The line has fewer pieces left.' },
}

const gone = (faults: readonly PiecesFault[]) =>
  problem('cancel_items_gone', {
    errors: faults.map(({ index, fault }) => {
      const { at, detail } = faultWords[fault]
      return { pointer: `/items/${index}/${at}`, code: fault, detail }
    }),
  })

export type ItemsCancellationAsk = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly body: CancelItemsRequest
  /** Two letters: what the shopper reads, for the mail that tells how it ended. */
  readonly language: string
  readonly now: Date
}

/**
 * Accepts the cancellation of some pieces of an order: owner, state, window and pieces are checked on the locked row, then the job and its
 * message are stored together (BY-15). All that is left is the whole cancellation. Refuses with `order_not_found`,
 * `order_already_cancelled`, `order_state`, `cancel_window_closed`, `cancel_items_unpaid`, `cancel_items_gone` with a pointer to each piece
 * that is not there, `cancellation_pending`, `rate_limited`.
 */
export const requestItemsCancellation = async (
  deps: Pick<AppDeps, 'boss' | 'fulfilment'>,
  tx: Database,
  { caller, orderNumber, body, language, now }: ItemsCancellationAsk,
): Promise<v.InferInput<typeof CancelJob>> => {
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (!order) throw orderNotFound()
  const lines = groups.flatMap((group) => group.lines)
  const refusal = itemsRefusalOfRow(order, lines, now)
  if (refusal !== null) throw refuseItems(refusal)
  const pieces = lines.map(piecesLineOf)
  const faults = piecesFaults(pieces, body.items)
  if (faults.length > 0) throw gone(faults)
  await countWithin(tx, orderRequestLimits.cancellation, orderNumber)
  const items = takesAll(pieces, body.items) ? null : body.items
  const started = { caller, orderNumber, reasonCode: cancelReasonCode, items, language, now }
  return wireJob(await startCancellation(deps, tx, started), order, now)
}
