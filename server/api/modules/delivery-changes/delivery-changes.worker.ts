import type { AddressDraft } from '../../../../domain/addresses/address-layout.types.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { DeliveryAnswer } from '../cancellation/fulfilment.ts'
import { queueOutcomeMail } from '../mail/queue-outcome.ts'
import { lockOrder } from '../orders/lock-order.ts'
import {
  beginChange,
  type ChangeEnd,
  endChange,
  findChangeWithOrder,
  setDelivery,
} from './delivery-changes.repository.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'boss' | 'clock' | 'fulfilment' | 'log'>

const ends: Readonly<Record<DeliveryAnswer['kind'], ChangeEnd>> = {
  changed: { outcome: 'CHANGED', error: null },
  denied: {
    outcome: 'DENIED',
    error: { status: 400, code: 'delivery_closed', message: 'The order is packed.' },
  },
  failed: {
    outcome: 'FAILED',
    error: { status: 500, code: 'internal', message: 'The fulfilment side could not change the delivery.' },
  },
}

/**
 * Works an accepted change of a delivery: asks the fulfilment side, then ends job and order in one transaction, with the mail that tells
 * of it. What the warehouse has taken counts, whatever was packed or asked for meanwhile, since that is how the parcel travels; an order
 * that was cancelled goes nowhere. May run any number of times for a job, at the same time too; the first end counts. Rejects when the
 * job is to be tried again.
 */
export const workDeliveryChange = async (
  deps: WorkerDeps,
  jobId: string,
  signal: AbortSignal,
): Promise<void> => {
  await deps.clock.refresh()
  if (!(await beginChange(deps.db, jobId, deps.clock.now()))) return
  deps.log('info', 'delivery-change.begun', { jobId })
  const found = await findChangeWithOrder(deps.db, jobId)
  if (!found) return
  const { orderNumber, address, deliveryDay: day, language } = found.job
  const answer = await deps.fulfilment.changeDelivery({ jobId, orderNumber, address, day }, signal)
  await finish(deps, { jobId, orderNumber, address, day, language }, answer)
}

type Asked = {
  readonly jobId: string
  readonly orderNumber: string
  readonly address: AddressDraft | null
  readonly day: string | null
  readonly language: string | null
}

const finish = async (deps: WorkerDeps, asked: Asked, answer: DeliveryAnswer): Promise<void> => {
  const { jobId, orderNumber, language } = asked
  await deps.clock.refresh()
  const now = deps.clock.now()
  const outcome = await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderNumber)
    const found = await findChangeWithOrder(tx, jobId)
    if (!found) return null
    const kind = found.order.cancelledAt === null ? answer.kind : 'denied'
    if (!(await endChange(tx, jobId, ends[kind], now))) return null
    if (kind === 'changed') {
      await setDelivery(tx, found.order, asked)
      await queueOutcomeMail(deps.boss, tx, {
        id: jobId,
        kind: 'deliveryChanged',
        orderNumber,
        language,
        now,
      })
    }
    return ends[kind].outcome
  })
  if (outcome) deps.log('info', 'delivery-change.ended', { jobId, outcome })
}
