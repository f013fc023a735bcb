import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import {
  findWalletPayment,
  getPaymentJob,
  type PaymentWay,
  paymentWays,
  preparePayment,
} from '../../../../contract/payments/deferred-payment.ts'
import { orders } from '../../../db/tables/orders.ts'
import { payments } from '../../../db/tables/payments/payments.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { settlePayment } from './settle-payment.ts'

const origin = 'http://localhost:3000'

describe.skipIf(!hasDatabase())('paying an order that was left unpaid', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  const place = async (parts: OrderParts = {}) => {
    const upmId = newMember()
    const unpaid = {
      paymentHoldFlag: true,
      paymentPending: true,
      paymentApprovalId: 'ap1',
      orderTotal: 12345,
    }
    const orderNumber = await addOrder(host.deps.db, { upmId, ...unpaid, ...parts })
    return { as: upmId, orderNumber }
  }
  const bodyOf = (orderNumber: string, changes: object = {}) => ({
    approvalId: 'ap1',
    experienceType: 'DESKTOP',
    orderNumber,
    returnURL: `${origin}/us/en/orders/sales/${orderNumber}/payment-confirmation`,
    ...changes,
  })
  const ask = (way: PaymentWay, body: object, request: ApiRequest) =>
    send(host.app, preparePayment[way], { ...request, body })
  const completed = (way: PaymentWay, jobId: string, request: ApiRequest) =>
    completedJob(host.app, getPaymentJob[way], jobId, request)
  const prepare = async (way: PaymentWay, orderNumber: string, request: ApiRequest) => {
    const { id } = await sendOk(host.app, preparePayment[way], { ...request, body: bodyOf(orderNumber) })
    return completed(way, id, request)
  }
  const paymentsOf = (orderNumber: string) =>
    host.deps.db.select().from(payments).where(eq(payments.orderNumber, orderNumber))
  const codeOf = ({ status, body }: { status: number; body: unknown }) => {
    const { code, errors } = body as { code: string; errors?: { pointer: string }[] }
    return [status, code, errors?.[0]?.pointer]
  }

  it('[DP-04] [DP-05] each way answers a job, and the job what finishes the payment', async () => {
    const answers: Record<string, unknown> = {}
    for (const way of paymentWays) {
      const { as, orderNumber } = await place()
      const job = await prepare(way, orderNumber, { as })
      const [payment] = await paymentsOf(orderNumber)
      expect(job).toMatchObject({ status: 'COMPLETED', error: null, eta: null })
      answers[way] = JSON.parse(
        JSON.stringify(job.response)
          .replaceAll(payment?.id ?? '-', 'PAYMENT')
          .replaceAll(orderNumber, 'ORDER'),
      )
    }
    const own = [
      { name: 'paymentId', value: 'PAYMENT' },
      { name: 'experienceType', value: 'DESKTOP' },
    ]
    expect(answers).toEqual({
      formsV1: { form: { action: `${origin}/sandbox/pay`, method: 'GET', fields: own }, qrCodeURL: null },
      formsV2: {
        form: {
          action: `${origin}/sandbox/pay`,
          method: 'POST',
          fields: [
            ...own,
            { name: 'approvalId', value: 'ap1' },
            { name: 'orderNumber', value: 'ORDER' },
            { name: 'returnURL', value: `${origin}/us/en/orders/sales/ORDER/payment-confirmation` },
          ],
        },
        qrCodeURL: null,
      },
      wallet: {
        form: null,
        qrCodeURL: `${origin}/us/en/orders/payment-redirect?orderId=ORDER&paymentId=PAYMENT`,
      },
    })
  })

  it('[DP-04] a provider that refuses or fails ends the job with its error', async () => {
    const errors = []
    for (const rule of ['denied', 'failing'] as const) {
      const { as, orderNumber } = await place({ rule })
      const { error, response } = await prepare('formsV2', orderNumber, { as })
      errors.push([error?.httpStatus, error?.code, response])
    }
    expect(errors).toEqual([
      [400, 'payment_state', null],
      [500, 'internal', null],
    ])
  })

  it('takes no payment once the country’s time to pay is over, also of a code that was shown before', async () => {
    const hoursAgo = (hours: number) => new Date(host.clock.now().getTime() - hours * 60 * 60_000)
    const late = await place({ orderDate: hoursAgo(72) })
    const inTime = await place({ orderDate: hoursAgo(71.9) })
    expect(codeOf(await ask('formsV2', bodyOf(late.orderNumber), { as: late.as }))).toEqual([
      400,
      'payment_state',
      undefined,
    ])
    expect((await prepare('wallet', inTime.orderNumber, { as: inTime.as })).error).toBeNull()
    const [payment] = await paymentsOf(inTime.orderNumber)
    const query = { orderId: inTime.orderNumber, paymentId: payment?.id ?? '' }
    expect((await send(host.app, findWalletPayment, { query })).status).toBe(200)
    await host.deps.db
      .update(orders)
      .set({ orderDate: hoursAgo(72) })
      .where(eq(orders.orderNumber, inTime.orderNumber))
    expect(codeOf(await send(host.app, findWalletPayment, { query }))).toEqual([
      400,
      'payment_state',
      undefined,
    ])
  })

  it('there is one payment of an order, however often and however it is asked for, also at once', async () => {
    const { as, orderNumber } = await place()
    const key = randomUUID()
    const replays = [
      await ask('formsV2', bodyOf(orderNumber), { as, key }),
      await ask('formsV2', bodyOf(orderNumber), { as, key }),
    ]
    expect(replays[1]).toMatchObject({ status: 202, body: replays[0]?.body as object })
    const together = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(paymentWays[index % 3] ?? 'wallet', bodyOf(orderNumber), { as }),
      ),
    )
    expect(together.map(({ status }) => status)).toEqual(together.map(() => 202))
    expect(await paymentsOf(orderNumber)).toMatchObject([{ amount: 12345, currency: 'USD', paidAt: null }])
  })

  it('is paid once, however often the provider says so, and the order goes on', async () => {
    const { as, orderNumber } = await place({ message: { en: 'Waiting for your payment.' } })
    await prepare('formsV2', orderNumber, { as })
    const id = (await paymentsOf(orderNumber))[0]?.id ?? ''
    const now = host.clock.now()
    const settled = await Promise.all(Array.from({ length: 5 }, () => settlePayment(host.deps, id, now)))
    expect(settled.toSorted()).toEqual(['paid', 'paidBefore', 'paidBefore', 'paidBefore', 'paidBefore'])
    const { order } = await sendOk(host.app, getOrder, { as, params: { orderNumber } })
    expect([order.paymentHoldFlag, order.deferredPaymentData, order.transaction.message]).toEqual([
      false,
      null,
      null,
    ])
    expect(codeOf(await ask('formsV2', bodyOf(orderNumber), { as }))).toEqual([
      400,
      'payment_state',
      undefined,
    ])
    expect(await settlePayment(host.deps, 'no-such-payment', now)).toBe('unknown')
  })

  it('gives back what was paid for an order that is cancelled meanwhile', async () => {
    const { as, orderNumber } = await place()
    await prepare('formsV1', orderNumber, { as })
    const now = host.clock.now()
    await host.deps.db.update(orders).set({ cancelledAt: now }).where(eq(orders.orderNumber, orderNumber))
    const id = (await paymentsOf(orderNumber))[0]?.id ?? ''
    expect(await settlePayment(host.deps, id, now)).toBe('refunding')
    expect(await paymentsOf(orderNumber)).toMatchObject([{ paidAt: now, refundDueAt: now }])
    expect(codeOf(await ask('formsV2', bodyOf(orderNumber), { as }))).toEqual([
      400,
      'payment_state',
      undefined,
    ])
  })

  it.each([
    'https://evil.example/us/en/orders/sales/C1/payment-confirmation',
    'http://localhost:3001/us/en/orders/sales/C1/payment-confirmation',
    'http://localhost:3000.evil.example/orders/sales/C1',
    'http://kim@localhost:3000/orders/sales/C1',
    'http://localhost:3000/sandbox',
    'http://localhost:3000/api/orders/sales',
    'javascript:alert(1)',
    '/us/en/orders/sales/C1',
    '',
  ])('leads back to a page of the orders area only, not to %j', async (returnURL) => {
    const { as, orderNumber } = await place()
    expect(codeOf(await ask('formsV2', bodyOf(orderNumber, { returnURL }), { as }))).toEqual([
      400,
      'validation',
      '/returnURL',
    ])
    expect(await paymentsOf(orderNumber)).toEqual([])
  })

  it('refuses another approval, an unknown experience and an order that waits for no payment', async () => {
    const { as, orderNumber } = await place()
    const paid = await place({ paymentHoldFlag: false, paymentPending: false })
    expect([
      codeOf(await ask('formsV2', bodyOf(orderNumber, { approvalId: 'ap2' }), { as })),
      codeOf(await ask('formsV2', bodyOf(orderNumber, { experienceType: 'TABLET' }), { as })),
      codeOf(await ask('formsV2', bodyOf(paid.orderNumber), { as: paid.as })),
      codeOf(await send(host.app, preparePayment.formsV2, { as, key: null, body: bodyOf(orderNumber) })),
    ]).toEqual([
      [400, 'validation', '/approvalId'],
      [400, 'validation', '/experienceType'],
      [400, 'payment_state', undefined],
      [400, 'idempotency_key_missing', undefined],
    ])
  })

  it('is its owner’s: order and job of somebody else are not there', async () => {
    const { as, orderNumber } = await place({ contactEmail: 'kim@podium.example' })
    const { id } = await sendOk(host.app, preparePayment.formsV2, { as, body: bodyOf(orderNumber) })
    const other = { as: newMember() }
    const params = { jobId: id }
    const refused = [
      await ask('formsV2', bodyOf(orderNumber), other),
      await ask('formsV2', bodyOf('UNKNOWN1'), { as }),
      await ask('formsV2', bodyOf(orderNumber), { filter: 'email(lee@podium.example)' }),
      await ask('formsV2', bodyOf(orderNumber), {}),
      await send(host.app, getPaymentJob.formsV2, { ...other, params }),
      await send(host.app, getPaymentJob.wallet, { as, params }),
    ]
    expect(refused.map((answer) => codeOf(answer).slice(0, 2))).toEqual([
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [401, 'unauthorized'],
      [404, 'job_not_found'],
      [404, 'job_not_found'],
    ])
    const guest = { filter: 'email(kim@podium.example)' }
    expect((await ask('wallet', bodyOf(orderNumber), guest)).status).toBe(202)
    expect((await send(host.app, getPaymentJob.formsV2, { ...guest, params })).status).toBe(200)
  })

  it('[DP-03] the wallet’s redirect tells where to pay to whoever has the payment’s id, and nothing else', async () => {
    const { as, orderNumber } = await place()
    await prepare('wallet', orderNumber, { as })
    const paymentId = (await paymentsOf(orderNumber))[0]?.id ?? ''
    const find = (query: Record<string, string>) => send(host.app, findWalletPayment, { query })
    const found = await find({ orderId: orderNumber, paymentId, visitId: 'v', visitorId: 'w' })
    expect([found.status, found.body]).toEqual([
      200,
      { paymentURL: `${origin}/sandbox/pay?paymentId=${paymentId}&wallet=1` },
    ])
    const wrong = [
      await find({ orderId: 'UNKNOWN1', paymentId }),
      await find({ orderId: orderNumber, paymentId: 'a-payment-that-is-none-at-all' }),
      await find({ orderId: orderNumber, paymentId: 'short' }),
    ]
    await settlePayment(host.deps, paymentId, host.clock.now())
    expect(
      [...wrong, await find({ orderId: orderNumber, paymentId })].map((answer) => codeOf(answer).slice(0, 2)),
    ).toEqual([
      [404, 'order_not_found'],
      [404, 'order_not_found'],
      [400, 'validation'],
      [400, 'payment_state'],
    ])
  })
})
