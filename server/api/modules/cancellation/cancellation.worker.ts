import { wrongStateMessage } from '../../../../contract/orders/cancellation.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import { sendCancellation } from '../jobs/queues.ts'
import { type OutcomeKind, queueOutcomeMail } from '../mail/queue-outcome.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { askPartRefund } from '../payments/refund-payment.ts'
import { settleAfterCancellation } from '../payments/settle-payment.ts'
import { cancelPieces } from './cancel-pieces.ts'
import {
  beginJob,
  type EndFrom,
  endJob,
  findJobWithOrder,
  type JobEnd,
  markCancelled,
  setPendingModification,
} from './cancellation.repository.ts'
import type { CancellationAsk, FulfilmentAnswer } from './fulfilment.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'boss' | 'clock' | 'fulfilment' | 'log'>

const ends: Readonly<Record<FulfilmentAnswer['kind'], JobEnd>> = {
  cancelled: { outcome: 'CANCELLED', error: null },
  pending: { outcome: 'PENDING_MODIFICATION', error: null },
  denied: { outcome: 'DENIED', error: { status: 400, code: 'order_state', message: wrongStateMessage } },
  failed: {
    outcome: 'FAILED',
    error: { status: 500, code: 'internal', message: 'The fulfilment side could not cancel the order.' },
  },
}

/**
 * Works an accepted cancellation: asks the fulfilment side, then ends job and order in one transaction. May run any number
 * of times for a job, at the same time too; the first end counts. Rejects when the job is to be tried again.
 */
export const workCancellation = async (
  deps: WorkerDeps,
  jobId: string,
  signal: AbortSignal,
): Promise<void> => {
  await deps.clock.refresh()
  if (!(await beginJob(deps.db, jobId, deps.clock.now()))) return
  deps.log('info', 'cancellation.begun', { jobId })
  const ask = await askFor(deps.db, jobId)
  if (ask) await finish(deps, ask, 'open', await deps.fulfilment.cancel(ask, signal))
}

/** Asks how a pending cancellation ended and ends it so. */
export const settleCancellation = async (
  deps: WorkerDeps,
  jobId: string,
  signal: AbortSignal,
): Promise<void> => {
  const ask = await askFor(deps.db, jobId)
  if (ask) await finish(deps, ask, 'pending-modification', await deps.fulfilment.settle(ask, signal))
}

type Asked = CancellationAsk & { readonly language: string | null }

const askFor = async (db: Database, jobId: string): Promise<Asked | null> => {
  const found = await findJobWithOrder(db, jobId)
  if (!found) return null
  const { items, language } = found.job
  return { jobId, orderNumber: found.order.orderNumber, items, language }
}

/**
 * What is mailed about an end: that the order is canceled, however long it took; and, where the page promised an answer by mail
 * because it was pending, that it is not. Who is refused at once reads it on the page.
 */
const mailOf = (
  from: EndFrom,
  { kind }: FulfilmentAnswer,
  items: Asked['items'],
): Extract<
  OutcomeKind,
  'orderCanceled' | 'orderNotCanceled' | 'itemsCanceled' | 'itemsNotCanceled'
> | null => {
  if (kind === 'cancelled') return items === null ? 'orderCanceled' : 'itemsCanceled'
  if (kind === 'pending' || from !== 'pending-modification') return null
  return items === null ? 'orderNotCanceled' : 'itemsNotCanceled'
}

/** Order, payment and lines as the answer leaves them. */
const settle = async (
  { boss }: Pick<WorkerDeps, 'boss'>,
  tx: Database,
  { jobId, orderNumber, items }: Asked,
  { kind, now }: { readonly kind: FulfilmentAnswer['kind']; readonly now: Date },
): Promise<void> => {
  const isCancelled = kind === 'cancelled'
  if (isCancelled && items === null) await markCancelled(tx, orderNumber, now)
  else await setPendingModification(tx, orderNumber, kind === 'pending' ? 'CANCEL_ORDER' : null, items)
  if (kind === 'pending') return
  const found = items === null ? undefined : await findJobWithOrder(tx, jobId)
  if (!isCancelled || items === null || !found) {
    await settleAfterCancellation(boss, tx, { orderNumber, isCancelled, now })
    return
  }
  const amount = await cancelPieces(tx, found.order, { jobId, items, now })
  await askPartRefund(boss, tx, { id: jobId, orderNumber, amount, now })
}

const finish = async (
  deps: WorkerDeps,
  asked: Asked,
  from: EndFrom,
  answer: FulfilmentAnswer,
): Promise<void> => {
  const { jobId, orderNumber, items, language } = asked
  await deps.clock.refresh()
  const now = deps.clock.now()
  const ended = await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderNumber)
    if (!(await endJob(tx, jobId, from, ends[answer.kind], now))) return false
    await settle(deps, tx, asked, { kind: answer.kind, now })
    const mail = mailOf(from, answer, items)
    if (mail !== null) {
      const id = items === null ? {} : { id: jobId }
      await queueOutcomeMail(deps.boss, tx, { ...id, kind: mail, orderNumber, language, now })
    }
    if (answer.kind === 'pending' && answer.settleAfterMs !== null) {
      const startAfter = new Date(Date.now() + answer.settleAfterMs)
      await sendCancellation(deps.boss, tx, { jobId, step: 'settle' }, { startAfter })
    }
    return true
  })
  if (ended) deps.log('info', 'cancellation.ended', { jobId, outcome: ends[answer.kind].outcome })
}
