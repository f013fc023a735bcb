import { asMinor } from '../../../../domain/format/money.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import { findExchange } from '../exchange-goods/exchanges.repository.ts'
import { agreeExchange } from '../exchange-making/agree-exchange.ts'
import { dropAsked } from '../exchange-making/end-exchange.ts'
import { askCard, type CardAnswer } from '../exchange-making/exchange-cards.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { giveBackPieces } from '../return-pieces/take-pieces.ts'
import {
  beginCapture,
  type CaptureEnd,
  captureLines,
  endCapture,
  findCaptureWithOrder,
  isCaptureOpen,
} from './captures.repository.ts'
import { createReturn, newReturnNumber } from './create-return.ts'
import type { ReturnAuthorization } from './returns-side.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'boss' | 'clock' | 'returnsSide' | 'paymentProvider' | 'log'>

/** How a return that was asked for ends: with the warehouse's leave, and the card's where it must give it too. */
type CaptureAnswer = ReturnAuthorization | 'cardRefused'

const errors: Readonly<Record<Exclude<CaptureAnswer, 'authorized'>, CaptureEnd>> = {
  denied: {
    errorStatus: 400,
    errorCode: 'return_state',
    errorMessage: 'The order is in a state that does not allow a return.',
  },
  failed: {
    errorStatus: 500,
    errorCode: 'internal',
    errorMessage: 'The warehouse could not create the return.',
  },
  cardRefused: {
    errorStatus: 402,
    errorCode: 'exchange_card_refused',
    errorMessage: 'The card was refused.',
  },
}

const giveBack = async (tx: Database, jobId: string): Promise<void> => {
  for (const { asked, line } of await captureLines(tx, jobId)) {
    await giveBackPieces(tx, line, {
      status: asked.statusBefore,
      statusVariant: asked.statusVariantBefore,
      statusColor: asked.statusColorBefore,
    })
  }
}

/**
 * Works a return that was asked for: asks the warehouse, then ends the job together with the return order, or with giving
 * the pieces back. May run any number of times for a job, at the same time too; the first end counts. Rejects when the
 * job is to be tried again.
 */
export const workCapture = async (deps: WorkerDeps, jobId: string, signal: AbortSignal): Promise<void> => {
  await deps.clock.refresh()
  if (!(await beginCapture(deps.db, jobId, deps.clock.now()))) return
  deps.log('info', 'return.begun', { jobId })
  const found = await findCaptureWithOrder(deps.db, jobId)
  if (!found) return
  const { orderNumber } = found.order
  const agreed = await deps.returnsSide.authorize({ jobId, orderNumber }, signal)
  const answer = agreed === 'authorized' ? cardAnswers[await askCard(deps, jobId, signal)] : agreed
  await finish(deps, jobId, orderNumber, answer)
}

const cardAnswers: Readonly<Record<CardAnswer, CaptureAnswer>> = {
  agreed: 'authorized',
  refused: 'cardRefused',
  failed: 'failed',
}

const finish = async (
  deps: WorkerDeps,
  jobId: string,
  orderNumber: string,
  answer: CaptureAnswer,
): Promise<void> => {
  await deps.clock.refresh()
  const now = deps.clock.now()
  const ended = await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderNumber)
    if (!(await isCaptureOpen(tx, jobId))) return false
    if (answer !== 'authorized') {
      await dropAsked(deps, tx, jobId, now)
      await giveBack(tx, jobId)
      return endCapture(tx, jobId, errors[answer], now)
    }
    const found = await findCaptureWithOrder(tx, jobId)
    if (!found) return false
    const returnOrderNumber = newReturnNumber()
    const lines = (await captureLines(tx, jobId)).map(({ line }) => line)
    const exchange = await findExchange(tx, jobId)
    const elsewhere = asMinor((exchange?.exchange.exchanged ?? 0) + (exchange?.exchange.credit ?? 0))
    await createReturn(tx, { ...found, lines, returnOrderNumber, elsewhere, now })
    if (exchange) await agreeExchange(deps, tx, exchange, { ...found, returnOrderNumber, now })
    return endCapture(tx, jobId, { returnOrderNumber }, now)
  })
  if (ended) deps.log('info', 'return.ended', { jobId, outcome: answer })
}
