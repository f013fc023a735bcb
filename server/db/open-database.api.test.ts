import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDatabase, openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { addOrder } from '../testing/orders/build-order.ts'
import { cancellationJobs } from './tables/cancellation-jobs.ts'
import type { NewOrder } from './tables/orders.ts'
import { orders } from './tables/orders.ts'

describe.skipIf(!hasDatabase())('what the database itself refuses', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  /** SQLSTATE or name of the constraint that refused. */
  const refusedBy = async (work: Promise<unknown>): Promise<string> => {
    try {
      await work
      return 'accepted'
    } catch (error) {
      return String(((error as Error).cause as { constraint?: string }).constraint)
    }
  }

  it('refuses orders that cannot be', async () => {
    const add = (parts: Partial<NewOrder>) => refusedBy(addOrder(database.db, parts))
    expect({
      number: await add({ orderNumber: 'A B' }),
      email: await add({ contactEmail: 'Kim@podium.example' }),
      phone: await add({ phoneNumber: '+48 501' }),
      halfAPhone: await add({ phoneCountryCode: null }),
      country: await add({ country: 'US' }),
      both: await add({ cancelledAt: new Date(), pendingModification: 'CANCEL_ORDER' }),
      orphan: await add({ parentSalesOrderNumber: 'NOSUCHORDER' }),
      quantity: await refusedBy(addOrder(database.db, { lines: [{ quantity: 0 }] })),
      returnable: await refusedBy(addOrder(database.db, { lines: [{ quantity: 1, returnableQuantity: 2 }] })),
    }).toEqual({
      number: 'orders_number_form',
      email: 'orders_email_lower',
      phone: 'orders_phone_digits',
      halfAPhone: 'orders_phone_whole',
      country: 'orders_country_form',
      both: 'orders_cancelled_settled',
      orphan: 'orders_parent_sales_order_number_orders_order_number_fk',
      quantity: 'order_lines_quantity',
      returnable: 'order_lines_returnable',
    })
  })

  it('[CA-08] refuses a second cancellation while one is under way or has cancelled, and takes it after a failure', async () => {
    const orderNumber = await addOrder(database.db)
    const job = (parts: Partial<typeof cancellationJobs.$inferInsert>) =>
      refusedBy(
        database.db.insert(cancellationJobs).values({
          id: crypto.randomUUID(),
          orderNumber,
          status: 'PENDING',
          etaMs: 400,
          requestedBy: 'member',
          reasonCode: '216',
          requestedAt: new Date(),
          ...parts,
        }),
      )
    const ended = { status: 'COMPLETED', completedAt: new Date() } as const
    const failed = { ...ended, outcome: 'FAILED', errorStatus: 500 } as const
    const end = (outcome: string) =>
      database.db.execute(sql`
        update cancellation_jobs set status = 'COMPLETED', outcome = ${outcome}, completed_at = now()
        where order_number = ${orderNumber} and status = 'PENDING'`)
    const answers = [await job(failed), await job({}), await job({})]
    await end('CANCELLED')
    answers.push(await job({}), await job(failed))
    expect(answers).toEqual([
      'accepted',
      'accepted',
      'cancellation_jobs_one_per_order',
      'cancellation_jobs_one_per_order',
      'accepted',
    ])
    expect([
      await job({ status: 'COMPLETED' }),
      await job({ ...ended, outcome: 'DENIED' }),
      await job({ outcome: 'CANCELLED' }),
    ]).toEqual(['cancellation_jobs_completed', 'cancellation_jobs_error', 'cancellation_jobs_completed'])
  })

  it('keeps dates of orders to the millisecond, which is what the history’s cursor carries', async () => {
    const orderNumber = await addOrder(database.db)
    await database.db.execute(
      sql`update orders set order_date = '2026-11-20T11:55:00.123456Z' where order_number = ${orderNumber}`,
    )
    const found = await database.db
      .select({ date: sql<string>`to_char(${orders.orderDate} at time zone 'UTC', 'SS.US')` })
      .from(orders)
      .where(sql`${orders.orderNumber} = ${orderNumber}`)
    expect(found).toEqual([{ date: '00.123000' }])
  })
})
