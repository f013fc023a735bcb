import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hasDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../../testing/database/open-test-database.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { findBankRefunds, insertBankRefund } from '../bank-accounts/bank-refunds.repository.ts'
import { findRefunds, recordRefund } from './refunds.repository.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')

describe.skipIf(!hasDatabase())('refunds of returns', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const add = () => addReturn(database.db)
  const refund = (orderNumber: string, orderTotal: number | null, at = now, reference?: string) =>
    recordRefund(database.db, { orderNumber, currency: 'EUR', orderTotal }, at, reference)

  test('are what the return was worth, by its number', async () => {
    const [first, second, other] = [await add(), await add(), await add()]
    await refund(first, 6450, now, '74627123')
    await refund(second, null)
    await refund(other, 100)
    const found = await findRefunds(database.db, [first, second, 'UNKNOWN1'])
    expect([...found.keys()].toSorted()).toEqual([first, second].toSorted())
    expect(found.get(first)).toEqual({
      returnOrderNumber: first,
      currency: 'EUR',
      amount: 6450,
      recordedAt: now,
      reference: '74627123',
    })
    expect(found.get(second)).toMatchObject({ amount: 0, reference: null })
    expect(await findRefunds(database.db, [])).toEqual(new Map())
  })

  test('are recorded once, whatever comes later', async () => {
    const number = await add()
    await refund(number, 6450)
    await refund(number, 100, later)
    expect((await findRefunds(database.db, [number])).get(number)).toMatchObject({
      amount: 6450,
      recordedAt: now,
    })
  })

  test('leave no account that they went to', async () => {
    const [paid, open] = [await add(), await add()]
    for (const returnOrderNumber of [paid, open]) {
      await insertBankRefund(database.db, {
        returnOrderNumber,
        sealedAccount: 'sealed',
        accountCountry: 'PL',
        accountLastFour: '1234',
        requestedBy: 'member',
        sentAt: now,
      })
    }
    await refund(paid, 6450, later)
    const accounts = await findBankRefunds(database.db, [paid, open])
    expect(accounts.get(paid)).toMatchObject({
      sealedAccount: null,
      closedAt: later,
      accountLastFour: '1234',
    })
    expect(accounts.get(open)).toMatchObject({ sealedAccount: 'sealed', closedAt: null })
  })
})
