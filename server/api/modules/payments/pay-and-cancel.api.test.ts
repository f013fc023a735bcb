import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { getPaymentJob, preparePayment } from '../../../../contract/payments/deferred-payment.ts'
import { orders } from '../../../db/tables/orders.ts'
import { payments } from '../../../db/tables/payments/payments.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { createPaymentProviderByRule } from '../../../sandbox/partners/payment-provider-by-rule.ts'
import type { SandboxRule } from '../../../sandbox/tables.ts'
import { hasDatabase, openTestDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { workRefund } from './refund.worker.ts'
import { settlePayment } from './settle-payment.ts'

describe.skipIf(!hasDatabase())('an order that is paid and cancelled', () => {
  let host: TestHost
  /** Payments that the provider gave back, as often as it was asked for. */
  const refunds: string[] = []
  /** Answers that the fulfilment side keeps to itself until it is told to give them. */
  const held = new Map<string, () => void>()
  beforeAll(async () => {
    const database = await openTestDatabase()
    const provider = createPaymentProviderByRule(database.db, 'http://localhost:3000/sandbox/pay', {
      usualMs: 0,
      slowMs: 0,
    })
    const outcomes = { complete: 'cancelled', denied: 'denied', failing: 'failed' } as const
    host = await startTestHost({
      database,
      overrides: {
        paymentProvider: {
          ...provider,
          refund: async (ask, signal) => {
            refunds.push(ask.paymentId)
            return provider.refund(ask, signal)
          },
        },
        fulfilment: {
          etaMs: 20,
          cancel: async ({ orderNumber }) => {
            await new Promise<void>((resolve) => held.set(orderNumber, resolve))
            return { kind: outcomes[(ruleOf.get(orderNumber) ?? 'complete') as keyof typeof outcomes] }
          },
          changeDelivery: async () => ({ kind: 'changed' as const }),
          settle: async () => ({ kind: 'cancelled' }),
        },
      },
    })
  })
  afterAll(() => host.close())

  const ruleOf = new Map<string, SandboxRule>()
  const place = async (rule: SandboxRule = 'complete') => {
    const as = newMember()
    const orderNumber = await addOrder(host.deps.db, {
      upmId: as,
      paymentHoldFlag: true,
      paymentPending: true,
      paymentApprovalId: 'ap1',
      orderTotal: 5000,
    })
    ruleOf.set(orderNumber, rule)
    return { as, orderNumber, params: { orderNumber } }
  }
  type Placed = Awaited<ReturnType<typeof place>>

  const pay = ({ as, orderNumber }: Placed) =>
    send(host.app, preparePayment.formsV2, {
      as,
      body: {
        approvalId: 'ap1',
        experienceType: 'DESKTOP',
        orderNumber,
        returnURL: `http://localhost:3000/orders/sales/${orderNumber}/payment-confirmation`,
      },
    })
  const prepare = async (placed: Placed) => {
    const { id } = (await pay(placed)).body as { id: string }
    await waitFor('the payment to be prepared', async () => {
      const job = await sendOk(host.app, getPaymentJob.formsV2, { as: placed.as, params: { jobId: id } })
      return job.status === 'COMPLETED'
    })
    return (await paymentOf(placed))?.id ?? ''
  }
  const cancel = async ({ as, orderNumber, params }: Placed) => {
    const job = await sendOk(host.app, cancelOrder, { as, params, body: memberCancelBody(orderNumber) })
    await waitFor('the fulfilment side to be asked', async () => held.has(orderNumber))
    return job.id
  }
  /** Lets the fulfilment side answer, and waits until the cancellation is decided. */
  const decide = async ({ as, orderNumber }: Placed, jobId: string) => {
    held.get(orderNumber)?.()
    await waitFor('the cancellation to be decided', async () => {
      const job = await sendOk(host.app, getCancelJob, { as, params: { jobId } })
      return job.status === 'COMPLETED'
    })
  }
  const paymentOf = async ({ orderNumber }: Placed) =>
    (await host.deps.db.select().from(payments).where(eq(payments.orderNumber, orderNumber)))[0]
  const refunded = (placed: Placed) =>
    waitFor('the payment to be given back', async () => (await paymentOf(placed))?.refundedAt !== null)
  const orderOf = async ({ orderNumber }: Placed) => {
    const [row] = await host.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    return {
      isCancelled: row?.cancelledAt !== null,
      isPending: row?.pendingModification !== null,
      isHeld: row?.paymentHoldFlag || row?.paymentPending,
    }
  }
  const cancelRefundOf = async ({ as, params }: Placed) =>
    (await sendOk(host.app, getOrder, { as, params })).order.cancelRefund
  const settle = (id: string) => settlePayment(host.deps, id, host.clock.now())
  const timesRefunded = (id: string) => refunds.filter((one) => one === id).length

  it('takes no payment while its accepted cancellation is under way, and says so on the wire', async () => {
    const placed = await place()
    const jobId = await cancel(placed)
    const { status, body } = await pay(placed)
    expect([status, (body as { code: string }).code]).toEqual([400, 'payment_state'])
    const { order } = await sendOk(host.app, getOrder, { as: placed.as, params: placed.params })
    expect(order.pendingModification).toEqual({ type: 'CANCEL_ORDER' })
    expect(await paymentOf(placed)).toBe(undefined)
    await decide(placed, jobId)
    expect(await orderOf(placed)).toEqual({ isCancelled: true, isPending: false, isHeld: true })
  })

  it('a payment that was settled before the cancellation is given back once it is cancelled', async () => {
    const placed = await place()
    const id = await prepare(placed)
    expect(await settle(id)).toBe('paid')
    const jobId = await cancel(placed)
    expect((await paymentOf(placed))?.refundDueAt).toBe(null)
    await decide(placed, jobId)
    await refunded(placed)
    expect(await settle(id)).toBe('paidBefore')
    expect([await orderOf(placed), timesRefunded(id)]).toEqual([
      { isCancelled: true, isPending: false, isHeld: false },
      1,
    ])
  })

  it('a settlement while the cancellation is under way is recorded, and given back when it succeeds', async () => {
    const placed = await place()
    const id = await prepare(placed)
    const jobId = await cancel(placed)
    expect([await settle(id), await settle(id)]).toEqual(['held', 'paidBefore'])
    expect([await orderOf(placed), timesRefunded(id)]).toEqual([
      { isCancelled: false, isPending: true, isHeld: true },
      0,
    ])
    expect(await cancelRefundOf(placed)).toBe(null)
    await decide(placed, jobId)
    await refunded(placed)
    expect([await orderOf(placed), timesRefunded(id)]).toEqual([
      { isCancelled: true, isPending: false, isHeld: true },
      1,
    ])
    expect(await cancelRefundOf(placed)).toMatchObject({ amount: 50 })
    const [mail] = await listMails(host.deps.db, host.deps, { orderNumber: placed.orderNumber })
    expect(mail?.text).toContain('Refund: $50')
  })

  it.each(['denied', 'failing'] as const)(
    'a settlement while a cancellation is under way that is %s lets the order go on',
    async (rule) => {
      const placed = await place(rule)
      const id = await prepare(placed)
      const jobId = await cancel(placed)
      expect(await settle(id)).toBe('held')
      await decide(placed, jobId)
      expect([await orderOf(placed), timesRefunded(id), (await paymentOf(placed))?.refundDueAt]).toEqual([
        { isCancelled: false, isPending: false, isHeld: false },
        0,
        null,
      ])
    },
  )

  it('a settlement after the cancellation is recorded and given back once, however often it is said', async () => {
    const placed = await place()
    const id = await prepare(placed)
    await decide(placed, await cancel(placed))
    expect(await cancelRefundOf(placed)).toBe(null)
    const said = await Promise.all(Array.from({ length: 5 }, () => settle(id)))
    expect(said.toSorted()).toEqual(['paidBefore', 'paidBefore', 'paidBefore', 'paidBefore', 'refunding'])
    await refunded(placed)
    expect(await cancelRefundOf(placed)).toMatchObject({ amount: 50 })
    await workRefund(host.deps, id, new AbortController().signal)
    const { paidAt, refundDueAt, refundedAt } = (await paymentOf(placed)) ?? {}
    expect([paidAt !== null, refundDueAt !== null, refundedAt !== null, timesRefunded(id)]).toEqual([
      true,
      true,
      true,
      1,
    ])
  })

  it('whatever order settlement, request and cancellation arrive in, money is kept for a standing order only', async () => {
    for (let round = 0; round < 6; round += 1) {
      const placed = await place(round % 2 === 0 ? 'complete' : 'denied')
      const id = await prepare(placed)
      const [job] = await Promise.all([cancel(placed), settle(id), pay(placed), settle(id)])
      await decide(placed, job)
      const { isCancelled, isHeld } = await orderOf(placed)
      if (isCancelled) await refunded(placed)
      const { paidAt, refundDueAt } = (await paymentOf(placed)) ?? {}
      expect([paidAt !== null, refundDueAt !== null, timesRefunded(id)]).toEqual([
        true,
        isCancelled,
        isCancelled ? 1 : 0,
      ])
      expect([isCancelled, isCancelled || !isHeld]).toEqual([round % 2 === 0, true])
    }
  })
})
