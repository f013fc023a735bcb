import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '../../../db/tables/orders.ts'
import { payments } from '../../../db/tables/payments/payments.ts'
import {
  hasDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../../testing/database/open-test-database.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import * as repository from './payments.repository.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))

describe.skipIf(!hasDatabase())('payments of orders', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const keep = (orderNumber: string, parts: object = {}) =>
    repository.keepPayment(database.db, {
      orderNumber,
      amount: 12_345,
      currency: 'USD',
      returnUrl: 'https://shop.example/back',
      createdAt: at(0),
      language: 'en',
      ...parts,
    })
  const place = async () => {
    const orderNumber = await addOrder(database.db, {
      paymentHoldFlag: true,
      paymentPending: true,
      message: { en: 'Waits for its payment' },
      legacyPaymentUrl: 'https://shop.example/pay',
    })
    await keep(orderNumber)
    return orderNumber
  }
  const paymentOf = async (orderNumber: string) => {
    const [row] = await database.db.select().from(payments).where(eq(payments.orderNumber, orderNumber))
    if (row === undefined) throw new Error('there is no payment')
    return row
  }
  const idOf = async (orderNumber: string) => (await paymentOf(orderNumber)).id
  const addJob = (orderNumber: string, requestedAt: Date, id: string = randomUUID()) =>
    repository.insertPaymentJob(database.db, {
      id,
      orderNumber,
      way: 'wallet',
      experienceType: 'MOBILE',
      returnUrl: 'https://shop.example/back',
      etaMs: 500,
      requestedAt,
    })

  test('are one for an order: what is asked for anew changes it until it is paid, and never its id', async () => {
    const orderNumber = await place()
    const first = await paymentOf(orderNumber)
    expect(first.id).toMatch(/^[\w-]{32}$/)
    const changes = { amount: 100, currency: 'EUR', returnUrl: 'https://shop.example/other', language: 'pl' }
    await keep(orderNumber, { ...changes, createdAt: at(1) })
    expect(await paymentOf(orderNumber)).toEqual({ ...first, ...changes })
    await repository.markPaid(database.db, first.id, at(2))
    await keep(orderNumber)
    expect(await paymentOf(orderNumber)).toEqual({ ...first, ...changes, paidAt: at(2) })
  })

  test('are found by their id, with their order', async () => {
    const orderNumber = await place()
    const found = await repository.findPayment(database.db, await idOf(orderNumber))
    expect([found?.order.orderNumber, found?.payment.orderNumber]).toEqual([orderNumber, orderNumber])
    expect(await repository.findPayment(database.db, 'unknown')).toBeUndefined()
  })

  test('are paid once, given back once, and only those that were paid', async () => {
    const orderNumber = await place()
    const id = await idOf(orderNumber)
    const { db } = database
    expect(await repository.markRefundDue(db, orderNumber, at(1))).toBeNull()
    expect([await repository.markPaid(db, id, at(2)), await repository.markPaid(db, id, at(3))]).toEqual([
      true,
      false,
    ])
    expect([
      await repository.markRefundDue(db, orderNumber, at(4)),
      await repository.markRefundDue(db, orderNumber, at(5)),
    ]).toEqual([id, null])
    expect([
      await repository.markRefunded(db, id, at(6)),
      await repository.markRefunded(db, id, at(7)),
    ]).toEqual([true, false])
    expect(await paymentOf(orderNumber)).toMatchObject({
      paidAt: at(2),
      refundDueAt: at(4),
      refundedAt: at(6),
    })
    expect(await repository.markPaid(db, 'unknown', at(8))).toBe(false)
  })

  test('that are to be given back are listed until they were, longest due first', async () => {
    const numbers = [await place(), await place(), await place(), await place()]
    const ids = await Promise.all(numbers.map(idOf))
    for (const [index, id] of ids.entries()) {
      await repository.markPaid(database.db, id, at(10))
      if (index < 3) await repository.markRefundDue(database.db, numbers[index] ?? '', at(13 - index))
    }
    await repository.markRefunded(database.db, ids[1] ?? '', at(20))
    const listed = await repository.listOpenRefunds(database.db)
    expect(listed.filter((id) => ids.includes(id))).toEqual([ids[2], ids[0]])
  })

  test('hold an order while it waits for one, until it is let go on', async () => {
    const [orderNumber, unpaid] = [await place(), await place()]
    const { db } = database
    await repository.markPaid(db, await idOf(orderNumber), at(1))
    expect((await repository.findHeldPayment(db, orderNumber))?.orderNumber).toBe(orderNumber)
    expect(await repository.findHeldPayment(db, unpaid)).toBeNull()
    for (const flag of ['paymentHoldFlag', 'paymentPending'] as const) {
      await db
        .update(orders)
        .set({ paymentHoldFlag: false, paymentPending: false, [flag]: true })
        .where(eq(orders.orderNumber, orderNumber))
      expect(await repository.findHeldPayment(db, orderNumber)).not.toBeNull()
    }
    await repository.releaseOrder(db, orderNumber)
    expect(await repository.findHeldPayment(db, orderNumber)).toBeNull()
    const [released] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    expect(released).toMatchObject({
      paymentHoldFlag: false,
      paymentPending: false,
      deferredPaymentData: null,
      legacyPaymentUrl: null,
      message: null,
    })
    const [other] = await db.select().from(orders).where(eq(orders.orderNumber, unpaid))
    expect(other).toMatchObject({ paymentHoldFlag: true, message: { en: 'Waits for its payment' } })
  })

  describe('are prepared by jobs', () => {
    test('which are found with their order and payment', async () => {
      const orderNumber = await place()
      const { id, status } = await addJob(orderNumber, at(1))
      expect(status).toBe('PENDING')
      const found = await repository.findPaymentJob(database.db, id)
      expect([found?.job.id, found?.order.orderNumber, found?.payment.orderNumber]).toEqual([
        id,
        orderNumber,
        orderNumber,
      ])
      expect(await repository.findPaymentJob(database.db, randomUUID())).toBeUndefined()
    })

    test('which begin and end once, and are listed in between, oldest first', async () => {
      const orderNumber = await place()
      const { db } = database
      const [late, early, failed] = [
        (await addJob(orderNumber, at(3))).id,
        (await addJob(orderNumber, at(1))).id,
        (await addJob(orderNumber, at(2))).id,
      ]
      const open = async () =>
        (await repository.listOpenPaymentJobs(db)).filter((id) => [late, early, failed].includes(id))
      expect(await open()).toEqual([early, failed, late])
      expect(await repository.beginPaymentJob(db, early)).toBe(true)
      expect((await repository.findPaymentJob(db, early))?.job.status).toBe('IN_PROGRESS')
      const end = { errorStatus: 500, errorCode: 'internal', errorMessage: 'Something went wrong here' }
      expect(await repository.endPaymentJob(db, failed, end, at(4))).toBe(true)
      expect(await repository.endPaymentJob(db, failed, end, at(5))).toBe(false)
      expect((await repository.findPaymentJob(db, failed))?.job).toMatchObject({
        status: 'COMPLETED',
        completedAt: at(4),
        ...end,
      })
      expect(await repository.beginPaymentJob(db, failed)).toBe(false)
      expect(await repository.beginPaymentJob(db, randomUUID())).toBe(false)
      expect(await open()).toEqual([early, late])
    })
  })
})
