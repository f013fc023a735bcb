import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { sendBankRefund } from '../../../../contract/returns/bank-refund.ts'
import { createSealing } from '../../../common/sealing.ts'
import { idempotencyKeys } from '../../../db/tables/idempotency-keys.ts'
import { orders } from '../../../db/tables/orders.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { bankRefunds } from '../../../db/tables/payments/bank-refunds.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost, testSettings } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addCashReturn, sampleAccount, sampleMasked } from '../../../testing/orders/cash-returns.ts'
import { recordRefund } from '../returns/refunds.repository.ts'
import { accountPurpose } from './bank-refunds.usecases.ts'

const email = 'kim@podium.example'

describe.skipIf(!hasDatabase())('the bank account of a refund', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false, overrides: { settings: { ...testSettings, isTrial: true } } })
  })
  afterAll(() => host.close())

  const place = async (parts: OrderParts = {}, sale: OrderParts = {}) => {
    const as = newMember()
    return { as, orderNumber: await addCashReturn(host.deps.db, { upmId: as, ...parts }, sale) }
  }
  const bodyOf = (orderNumber: string, account: object = {}) => ({
    accountDetails: { ...sampleAccount, ...account },
    email,
    orderNumber,
  })
  const answerOf = ({ status, body }: { status: number; body: unknown }) => {
    const { code, errors } = body as { code?: string; errors?: { pointer: string; code: string }[] }
    return [status, errors?.map((error) => `${error.pointer} ${error.code}`) ?? code]
  }
  const ask = async (request: ApiRequest) => answerOf(await send(host.app, sendBankRefund, request))
  const rowOf = async (orderNumber: string) => {
    const [row] = await host.deps.db
      .select()
      .from(bankRefunds)
      .where(eq(bankRefunds.returnOrderNumber, orderNumber))
    return row
  }
  const shown = async (orderNumber: string, as: string) =>
    (await sendOk(host.app, getOrder, { as, params: { orderNumber } })).order

  it('[RF-01] is taken from a member, shown by country and last four, and confirmed by one mail', async () => {
    const { as, orderNumber } = await place()
    expect((await shown(orderNumber, as)).bankRefund).toEqual({ sent: null })
    const key = randomUUID()
    const request = { as, key, body: bodyOf(orderNumber, { iban: 'pl61 1090-1014 0000 0712 1981 2874' }) }
    const answer = await sendOk(host.app, sendBankRefund, request)
    expect(answer).toEqual({
      orderNumber,
      account: sampleMasked,
      sentAt: host.clock.now().toISOString(),
    })
    expect(await sendOk(host.app, sendBankRefund, request)).toEqual(answer)
    const { sentAt } = answer
    expect((await shown(orderNumber, as)).bankRefund).toEqual({ sent: { account: sampleMasked, sentAt } })
    const mails = await host.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.orderNumber, orderNumber))
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['bankRefund', email]])
  })

  it('[RF-01] is taken from a guest who knows the contact, by e-mail or by phone', async () => {
    const guest = async (filter: string) => {
      const { orderNumber } = await place({ upmId: null }, { upmId: null })
      return ask({ filter, body: bodyOf(orderNumber) })
    }
    expect([await guest(`email(${email})`), await guest('phoneNumber(1 2025550143)')]).toEqual([
      [201, undefined],
      [201, undefined],
    ])
  })

  it('needs no address in the body where the order has none', async () => {
    const { as, orderNumber } = await place({ contactEmail: null })
    expect(await ask({ as, body: { ...bodyOf(orderNumber), email: '' } })).toEqual([201, undefined])
  })

  it('lies sealed by a key that is not in the database, and number and owner stand nowhere else', async () => {
    const { as, orderNumber } = await place()
    await sendOk(host.app, sendBankRefund, { as, body: bodyOf(orderNumber) })
    const row = await rowOf(orderNumber)
    const sealed = row?.sealedAccount ?? ''
    expect(JSON.parse((await createSealing(testSecret).open(accountPurpose, sealed)) ?? '')).toEqual(
      sampleAccount,
    )
    expect(await createSealing(testSecret).open('session', sealed)).toBeNull()
    expect(await createSealing(`${testSecret}, another`).open(accountPurpose, sealed)).toBeNull()
    const everywhere = JSON.stringify([
      row,
      await host.deps.db.select().from(idempotencyKeys),
      await host.deps.db.select().from(outgoingMails),
      await host.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)),
      host.lines,
    ])
    expect(
      [sampleAccount.iban, '10901014', 'Zofia', 'Maj'].filter((text) => everywhere.includes(text)),
    ).toEqual([])
  })

  it('is deleted once the refund is settled: country and last four stay', async () => {
    const { as, orderNumber } = await place()
    await sendOk(host.app, sendBankRefund, { as, body: bodyOf(orderNumber) })
    const order = { orderNumber, currency: 'PLN', orderTotal: 12_345 }
    const settledAt = host.clock.now()
    await recordRefund(host.deps.db, order, settledAt)
    host.clock.advanceMinutes(5)
    await recordRefund(host.deps.db, order, host.clock.now())
    expect(await rowOf(orderNumber)).toMatchObject({
      sealedAccount: null,
      accountCountry: 'PL',
      accountLastFour: '2874',
      closedAt: settledAt,
    })
    const { bankRefund, refund } = await shown(orderNumber, as)
    expect([bankRefund?.sent?.account, refund?.amount]).toEqual([sampleMasked, 123.45])
    expect(await ask({ as, body: bodyOf(orderNumber) })).toEqual([409, 'bank_refund_exists'])
  })

  it('is taken once, of many at the same time as well', async () => {
    const { as, orderNumber } = await place()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ as, body: bodyOf(orderNumber) })))
    expect(answers.map(([status, code]) => `${status} ${code}`).sort()).toEqual([
      '201 undefined',
      ...Array.from({ length: 5 }, () => '409 bank_refund_exists'),
    ])
    expect(await host.deps.db.$count(outgoingMails, eq(outgoingMails.orderNumber, orderNumber))).toBe(1)
  })

  it('[RF-01] is refused with a pointer to each field', async () => {
    const { as, orderNumber } = await place()
    const owner = (change: object) => ({ owner: { ...sampleAccount.owner, ...change } })
    const refused = async (account: object) => (await ask({ as, body: bodyOf(orderNumber, account) }))[1]
    const field = '/accountDetails'
    expect([
      await refused({ iban: 'PL61109010140000071219812875' }),
      await refused({ iban: ' - ' }),
      await refused({ iban: 'DE44500105175407324931000' }),
      await refused(owner({ firstName: 'x'.repeat(24) })),
    ]).toEqual([[`${field}/iban iban`], [`${field}/iban missing`], [`${field}/iban iban`], undefined])
    const shape = async (account: object) => {
      const { status, body } = await send(host.app, sendBankRefund, {
        as,
        body: bodyOf(orderNumber, account),
      })
      return [status, (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)]
    }
    expect([
      await shape(owner({ firstName: 'x'.repeat(25) })),
      await shape(owner({ firstName: ' ' })),
      await shape(owner({ lastName: '' })),
      await shape({ iban: '' }),
      await shape({ iban: 'x'.repeat(65) }),
    ]).toEqual([
      [400, [`${field}/owner/firstName`]],
      [400, [`${field}/owner/firstName`]],
      [400, [`${field}/owner/lastName`]],
      [400, [`${field}/iban`]],
      [400, [`${field}/iban`]],
    ])
  })

  it('is nobody’s but the owner’s: unknown returns, others’ and wrong contacts are one answer', async () => {
    const { orderNumber } = await place()
    const mine = await place()
    expect([
      await ask({ body: bodyOf(orderNumber) }),
      await ask({ as: mine.as, body: bodyOf('RT00000000') }),
      await ask({ as: mine.as, body: bodyOf(orderNumber) }),
      await ask({ filter: 'email(someone@else.example)', body: bodyOf(orderNumber) }),
      await ask({ as: mine.as, body: { ...bodyOf(mine.orderNumber), email: 'someone@else.example' } }),
      await ask({ as: mine.as, body: bodyOf(orderNumber, { iban: 'PL00' }) }),
    ]).toEqual([[401, 'unauthorized'], ...Array.from({ length: 5 }, () => [404, 'order_not_found'])])
  })

  it('[RF-03] is taken of cash purchases in stores of cz, gr, it and pl, and of nothing else', async () => {
    const asked = async (parts: OrderParts, sale: OrderParts = parts) => {
      const { as, orderNumber } = await place(parts, sale)
      return ask({ as, body: bodyOf(orderNumber) })
    }
    const due = []
    for (const country of ['cz', 'gr', 'it', 'pl']) due.push(await asked({ country }))
    expect(due).toEqual(Array.from({ length: 4 }, () => [201, undefined]))
    const card = [
      { paymentType: 'CREDIT_CARD', paymentDisplayNumber: null, paymentTypeImageUrl: null },
    ] as const
    expect([
      await asked({ country: 'de' }),
      await asked({ payments: [...card] }),
      await asked({}, { orderClassification: 'CONSUMER' }),
      await asked({ orderType: 'SALES_ORDER' }, {}),
      await asked({ lines: [{ status: 'Return Denied' }] }, {}),
      await asked({ lines: [{ status: 'Cancelled' }] }, {}),
    ]).toEqual(Array.from({ length: 6 }, () => [400, 'bank_refund_not_due']))
  })

  it('[RF-03] is not asked for once the money went back without it, or where the shop sells in earnest', async () => {
    const { as, orderNumber } = await place()
    await recordRefund(host.deps.db, { orderNumber, currency: 'PLN', orderTotal: 1 }, host.clock.now())
    expect(await ask({ as, body: bodyOf(orderNumber) })).toEqual([400, 'bank_refund_not_due'])
    const earnest = await startTestHost({ work: false })
    const other = await addCashReturn(earnest.deps.db, { upmId: as })
    const answer = await send(earnest.app, sendBankRefund, { as, body: bodyOf(other) })
    const { order } = await sendOk(earnest.app, getOrder, { as, params: { orderNumber: other } })
    await earnest.close()
    expect([answerOf(answer), order.bankRefund]).toEqual([[400, 'bank_refund_not_due'], null])
  })
})
