import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { type CancelJob, wrongStateMessage } from '../../../../contract/orders/cancellation.ts'
import type { CancelledPieces } from '../../../../contract/orders/order.ts'
import type { StopRefusal } from '../../../../domain/order-actions/items-refusal.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { CancellationJobRow } from '../../../db/tables/cancellation-jobs.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { sendCancellation } from '../jobs/queues.ts'
import { wireJobState } from '../jobs/wire-job.ts'
import { wirePendingModification } from '../modifications/pending-modification.ts'
import { cancellationRefusal } from '../orders/group-actions.rules.ts'
import {
  type BodyContact,
  bodyContactMatches,
  findOwnOrder,
  mayAccess,
  orderNotFound,
} from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import {
  findJobWithOrder,
  findStandingJob,
  insertJob,
  setPendingModification,
} from './cancellation.repository.ts'

/** Job response of a cancellation (JO-01). A pending modification is told while the order carries it. */
export const wireJob = (
  job: CancellationJobRow,
  order: Pick<OrderRow, 'pendingModification' | 'pendingItems'>,
  now: Date,
): v.InferInput<typeof CancelJob> => {
  const state = wireJobState(job, now)
  const isCompleted = state.status === 'COMPLETED' && state.error === null
  return {
    ...state,
    response: isCompleted
      ? {
          orderNumber: job.orderNumber,
          pendingModification: wirePendingModification(order),
        }
      : null,
  }
}

export const refuse = (refusal: StopRefusal) => {
  if (refusal === 'cancelled') return problem('order_already_cancelled')
  if (refusal === 'windowClosed') return problem('cancel_window_closed')
  return problem('order_state', { detail: wrongStateMessage })
}

export type CancellationRequest = {
  readonly caller: Caller
  readonly orderNumber: string
  /** Contacts in a guest's body; they must be the order's own, like the filter's. */
  readonly contact: BodyContact
  readonly reasonCode: string
  /** Two letters: what the shopper reads, for the mail that tells how it ended. */
  readonly language: string
  readonly now: Date
}

/**
 * Accepts a cancellation: checks owner, state and window on the locked row, then stores the job and its message
 * together; from then on the order admits nothing else until it is decided. A second request while one is under way joins it. Refuses with `order_not_found`,
 * `order_already_cancelled`, `order_state`, `cancel_window_closed`, `rate_limited`.
 */
export const requestCancellation = async (
  { boss, fulfilment }: Pick<AppDeps, 'boss' | 'fulfilment'>,
  tx: Database,
  request: CancellationRequest,
): Promise<v.InferInput<typeof CancelJob>> => {
  const { caller, orderNumber, now } = request
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (!order || !bodyContactMatches(order, request.contact)) throw orderNotFound()
  const standing = await findStandingJob(tx, orderNumber)
  if (standing && standing.items === null && standing.outcome !== 'CANCELLED')
    return wireJob(standing, order, now)
  const lines = groups.flatMap((group) => group.lines)
  const refusal = cancellationRefusal(order, lines, now)
  if (refusal !== null) throw refuse(refusal)
  await countWithin(tx, orderRequestLimits.cancellation, orderNumber)
  return wireJob(await startCancellation({ boss, fulfilment }, tx, { ...request, items: null }), order, now)
}

type Started = Pick<CancellationRequest, 'caller' | 'orderNumber' | 'reasonCode' | 'language' | 'now'> & {
  /** `null`: the whole order. */
  readonly items: readonly CancelledPieces[] | null
}

/**
 * Stores a cancellation's job and its message together; whoever calls holds the order's row, and has looked whether it may be cancelled. From
 * then on the order admits nothing else until it is decided.
 */
export const startCancellation = async (
  { boss, fulfilment }: Pick<AppDeps, 'boss' | 'fulfilment'>,
  tx: Database,
  { caller, orderNumber, reasonCode, items, language, now }: Started,
): Promise<CancellationJobRow> => {
  const id = randomUUID()
  const job = await insertJob(tx, {
    id,
    orderNumber,
    etaMs: fulfilment.etaMs,
    requestedBy: caller.kind === 'member' ? 'member' : 'guest',
    reasonCode,
    items,
    requestedAt: now,
    language,
  })
  await setPendingModification(tx, orderNumber, 'CANCEL_ORDER', items)
  await sendCancellation(boss, tx, { jobId: id, step: 'cancel' })
  return job
}

/** The state of a job, for whoever may see its order; `job_not_found` for everybody else. */
export const readCancelJob = async (
  db: Database,
  caller: Caller,
  jobId: string,
  now: Date,
): Promise<v.InferInput<typeof CancelJob>> => {
  const found = await findJobWithOrder(db, jobId)
  if (!mayAccess(found?.order, caller) || !found) throw problem('job_not_found')
  return wireJob(found.job, found.order, now)
}
