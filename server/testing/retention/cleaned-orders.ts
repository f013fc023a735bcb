import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/schema.ts'
import { cancellationJobs } from '../../db/tables/cancellation-jobs.ts'
import { paymentJobs } from '../../db/tables/payments/payments.ts'
import { orderPickups } from '../../db/tables/pickup/pickups.ts'
import { returnCaptureLines, returnCaptures } from '../../db/tables/returns.ts'
import { addOrder } from '../orders/build-order.ts'
import { returnCaptureRow } from '../orders/return-capture-row.ts'
import { aged, dayMs, type Kept, type TableName } from './kept.ts'

const thirtyDays = 30 * dayMs

/** A job of a fresh order that has ended at `at`; tests know it by its last words. */
const endedJob = async (db: Database, name: string, at: Date) => ({
  id: randomUUID(),
  orderNumber: await addOrder(db),
  status: 'COMPLETED' as const,
  etaMs: 0,
  errorStatus: 500,
  errorMessage: name,
  requestedAt: at,
  completedAt: at,
})

const endedCapture = async (db: Database, name: string, at: Date) => {
  const job = await endedJob(db, name, at)
  await db.insert(returnCaptures).values({ ...job, ...returnCaptureRow })
  return job
}

/** What was asked for about an order and came to nothing: it can be asked for again, so that there may be many of an order. */
export const cleanedOrders = {
  cancellationJobs: {
    ways: [
      aged('30 days after it was refused', thirtyDays, async (db, name, at) =>
        db.insert(cancellationJobs).values({
          ...(await endedJob(db, name, at)),
          outcome: 'DENIED',
          requestedBy: 'guest',
          reasonCode: '216',
        }),
      ),
    ],
    names: async (db) =>
      (await db.select({ name: cancellationJobs.errorMessage }).from(cancellationJobs)).map(
        ({ name }) => name ?? '',
      ),
  },
  orderPickups: {
    ways: [
      aged('30 days after the shopper took it back', thirtyDays, async (db, name, at) =>
        db.insert(orderPickups).values({
          id: name,
          orderNumber: await addOrder(db),
          storeId: 'us091',
          storeServiceId: 'CURBSIDE',
          status: 'CANCELLED_CONSUMER',
          submittedAt: at,
          changedAt: at,
        }),
      ),
    ],
    names: async (db) =>
      (await db.select({ name: orderPickups.id }).from(orderPickups)).map(({ name }) => name),
  },
  paymentJobs: {
    ways: [
      aged('30 days after it was prepared or failed', thirtyDays, async (db, name, at) =>
        db.insert(paymentJobs).values({
          ...(await endedJob(db, name, at)),
          way: 'formsV1',
          experienceType: 'DESKTOP',
          returnUrl: 'http://localhost:3000/us/en/orders',
        }),
      ),
    ],
    names: async (db) =>
      (await db.select({ name: paymentJobs.errorMessage }).from(paymentJobs)).map(({ name }) => name ?? ''),
  },
  returnCaptures: {
    ways: [aged('30 days after it failed', thirtyDays, endedCapture)],
    names: async (db) =>
      (await db.select({ name: returnCaptures.errorMessage }).from(returnCaptures)).map(
        ({ name }) => name ?? '',
      ),
  },
  returnCaptureLines: {
    ways: [
      aged('with the return that failed', thirtyDays, async (db, name, at) => {
        const { id, orderNumber } = await endedCapture(db, `capture of ${name}`, at)
        await db.insert(returnCaptureLines).values({
          captureId: id,
          lineId: `${orderNumber}-1`,
          reasonCode: name,
          statusBefore: 'Delivered',
        })
      }),
    ],
    names: async (db) =>
      (await db.select({ name: returnCaptureLines.reasonCode }).from(returnCaptureLines)).map(
        ({ name }) => name,
      ),
  },
} satisfies Partial<Record<TableName, Kept>>
