import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { DeliveryChangeJob, DeliveryChangeRequest } from '../../../../contract/orders/delivery-change.ts'
import {
  addressReach,
  deliveryRefusal,
  isWithinReach,
} from '../../../../domain/delivery-change/delivery-change.ts'
import { isOffered } from '../../../../domain/delivery-change/delivery-days.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { DeliveryChangeRow } from '../../../db/tables/delivery-changes.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { keepable } from '../addresses/addresses.usecases.ts'
import { deliveredTo, deliveryOfRow } from '../deliveries/row-delivery.ts'
import { sendDeliveryChange } from '../jobs/queues.ts'
import { wireJobState } from '../jobs/wire-job.ts'
import { findOwnOrder, mayAccess, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { countryOfRow, standingFacts, standingOfRow } from '../orders/row-standing.ts'
import { findChangeWithOrder, insertChange, isUnderWay } from './delivery-changes.repository.ts'

/** Job response of a change (JO-01). */
const wireJob = (job: DeliveryChangeRow, now: Date): v.InferInput<typeof DeliveryChangeJob> => {
  const state = wireJobState(job, now)
  const isCompleted = state.status === 'COMPLETED' && state.error === null
  return { ...state, response: isCompleted ? { orderNumber: job.orderNumber, day: job.deliveryDay } : null }
}

export type DeliveryChangeAsk = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly body: DeliveryChangeRequest
  /** Two letters: what the shopper reads, for the mail that tells of the change. */
  readonly language: string
  readonly now: Date
}

/** The address as it is kept, where it is the caller's to choose (BY-19). */
const allowedAddress = async (order: OrderRow, { caller, body }: DeliveryChangeAsk) => {
  if (body.address === null) return null
  const address = await keepable(body.address, '/address')
  const hasEmail = order.contactEmail !== null
  const reach = addressReach({ isMember: caller.kind === 'member', hasEmail })
  if (!isWithinReach(reach, deliveredTo(order), address)) throw problem('delivery_elsewhere')
  return { ...address, preferred: false }
}

/**
 * Accepts a change of how an order is delivered: owner, state, day and address are checked on the locked row, then the job and its
 * message are stored together (BY-17). Refuses with `order_not_found`, `delivery_closed`, `delivery_change_pending`,
 * `delivery_day_gone`, `delivery_elsewhere`, `validation` with a pointer to each field, `rate_limited`.
 */
export const requestDeliveryChange = async (
  { boss, fulfilment }: Pick<AppDeps, 'boss' | 'fulfilment'>,
  tx: Database,
  ask: DeliveryChangeAsk,
): Promise<v.InferInput<typeof DeliveryChangeJob>> => {
  const { caller, orderNumber, body, now } = ask
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (!order) throw orderNotFound()
  const lines = groups.flatMap((group) => group.lines)
  const facts = { ...standingFacts(order, lines), delivery: deliveryOfRow(order, lines) }
  if (deliveryRefusal(facts, standingOfRow(order, lines)) !== null || facts.delivery === null)
    throw problem('delivery_closed')
  if (await isUnderWay(tx, orderNumber)) throw problem('delivery_change_pending')
  const { day: current, soonest } = facts.delivery
  const country = countryOfRow(order)
  if (body.day !== current && !isOffered(body.day, { soonest, country, now: now.getTime() })) {
    throw problem('delivery_day_gone')
  }
  const address = await allowedAddress(order, ask)
  await countWithin(tx, orderRequestLimits.delivery, orderNumber)
  const id = randomUUID()
  const job = await insertChange(tx, {
    id,
    orderNumber,
    etaMs: fulfilment.etaMs,
    address,
    movesAddress: address !== null,
    town: address?.locality ?? null,
    deliveryDay: body.day,
    requestedBy: caller.kind === 'member' ? 'member' : 'guest',
    requestedAt: now,
    language: ask.language,
  })
  await sendDeliveryChange(boss, tx, { jobId: id })
  return wireJob(job, now)
}

/** The state of a job, for whoever may see its order; `job_not_found` for everybody else. */
export const readDeliveryChangeJob = async (
  db: Database,
  caller: Caller,
  jobId: string,
  now: Date,
): Promise<v.InferInput<typeof DeliveryChangeJob>> => {
  const found = await findChangeWithOrder(db, jobId)
  if (!mayAccess(found?.order, caller) || !found) throw problem('job_not_found')
  return wireJob(found.job, now)
}
