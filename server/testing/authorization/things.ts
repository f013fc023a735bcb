import { randomUUID } from 'node:crypto'
import type { PaymentWay } from '../../../contract/payments/deferred-payment.ts'
import type { PickupStatus } from '../../../contract/pickup/pickup-status.ts'
import type { Caller } from '../../api/http/caller.ts'
import { keyOwner } from '../../api/http/idempotency.ts'
import { cancellationJobs } from '../../db/tables/cancellation-jobs.ts'
import { deliveryChanges } from '../../db/tables/delivery-changes.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import { paymentJobs, payments } from '../../db/tables/payments/payments.ts'
import { orderPickups } from '../../db/tables/pickup/pickups.ts'
import { returnCaptures } from '../../db/tables/returns.ts'
import { testSecret } from '../host/test-secret.ts'
import { returnCaptureRow } from '../orders/return-capture-row.ts'
import type { Person, Subject, World } from './matrix.types.ts'
import { curbsideStoreId } from './subjects.ts'

/* What comes of orders, each put into the database as its call leaves it. Each gives its id. */

type Thing = (world: World, order: Subject) => Promise<string>

const jobOf = ({ host }: World, { id: orderNumber }: Subject) => ({
  id: randomUUID(),
  orderNumber,
  status: 'PENDING' as const,
  etaMs: 20,
  requestedAt: host.clock.now(),
})

export const cancellationJob: Thing = async (world, order) => {
  const job = jobOf(world, order)
  await world.host.deps.db
    .insert(cancellationJobs)
    .values({ ...job, requestedBy: 'member', reasonCode: '216' })
  return job.id
}

export const deliveryChangeJob: Thing = async (world, order) => {
  const job = jobOf(world, order)
  await world.host.deps.db
    .insert(deliveryChanges)
    .values({ ...job, movesAddress: false, requestedBy: 'member' })
  return job.id
}

export const returnJob: Thing = async (world, order) => {
  const job = jobOf(world, order)
  await world.host.deps.db.insert(returnCaptures).values({ ...job, ...returnCaptureRow })
  return job.id
}

/** The payment of an order. */
export const payment: Thing = async ({ host }, { id: orderNumber }) => {
  const id = `pay-${randomUUID()}`
  const returnUrl = 'http://localhost:3000/us/en/orders'
  const createdAt = host.clock.now()
  await host.deps.db
    .insert(payments)
    .values({ orderNumber, id, amount: 12_345, currency: 'USD', returnUrl, createdAt })
    .onConflictDoNothing()
  return id
}

export const paymentJob =
  (way: PaymentWay): Thing =>
  async (world, order) => {
    await payment(world, order)
    const job = jobOf(world, order)
    await world.host.deps.db
      .insert(paymentJobs)
      .values({ ...job, way, experienceType: 'DESKTOP', returnUrl: 'http://localhost:3000/us/en/orders' })
    return job.id
  }

/** An arrival, noted by the shopper or by the store's own people. */
export const arrival =
  (notedBy: 'SHOPPER' | 'STORE' = 'SHOPPER', status: PickupStatus = 'SUBMITTED'): Thing =>
  async ({ host }, { id: orderNumber }) => {
    const id = randomUUID()
    const now = host.clock.now()
    await host.deps.db.insert(orderPickups).values({
      id,
      orderNumber,
      storeId: curbsideStoreId,
      storeServiceId: 'CURBSIDE',
      status,
      notedBy,
      submittedAt: now,
      changedAt: now,
    })
    return id
  }

/** The key of a changing call that somebody has made. */
export const keyOf =
  (makerOf: (person: Person) => Caller): Thing =>
  async ({ host }, person) => {
    const key = `key-${randomUUID()}`
    await host.deps.db.insert(idempotencyKeys).values({
      owner: keyOwner(testSecret, makerOf(person)),
      key,
      call: 'cancelOrder',
      requestHash: 'hash',
      status: 202,
      body: { orderNumber: person.id },
    })
    return key
  }
