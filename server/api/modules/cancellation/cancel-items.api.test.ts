import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelItems, cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { fromMinor } from '../../../../domain/format/money.ts'
import { itemsOffer, refundOfChosen } from '../../../../domain/order-actions/cancel-items-offer.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { paymentRefunds, payments } from '../../../db/tables/payments.ts'
import type { SandboxRule } from '../../../sandbox/tables.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'

type Piece = { readonly lineId: string; readonly quantity: number }

describe.skipIf(!hasDatabase())('cancelling some pieces of an order', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  /** Three pieces of one line and one of another: 100.01 with tax and fees, 50 and 7.99 of shipping. */
  const add = (parts: OrderParts = {}, rule: SandboxRule | null = 'complete') =>
    addOrder(host.deps.db, {
      upmId: owner,
      rule,
      orderTotal: 15_800,
      shippingTotal: 799,
      payments: [{ paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null }],
      lines: [{ quantity: 3, chargedPrice: 9_000, taxes: 900, fees: 101 }, { chargedPrice: 5_000 }],
      ...parts,
    })
  const cancel = (orderNumber: string, items: readonly Piece[], request: ApiRequest = {}) =>
    send(host.app, cancelItems, {
      params: { orderNumber },
      body: { items: [...items] },
      ...(request.filter === undefined && { as: owner }),
      ...request,
    })
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]
  const done = async (answer: { body: unknown }, as = owner) =>
    completedJob(host.app, getCancelJob, (answer.body as { id: string }).id, { as })
  const orderOf = async (orderNumber: string) =>
    (await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })).order
  const linesOf = async (orderNumber: string) =>
    (await orderOf(orderNumber)).group.flatMap(({ orderItems }) =>
      orderItems.map(({ id, lineItemStatusVariant: status, lineItemTransaction: { quantity } }) => ({
        id,
        quantity,
        isCancelled: status === 'CANCELLED',
      })),
    )
  const mailsOf = (orderNumber: string) =>
    host.deps.db
      .select({ kind: outgoingMails.kind, id: outgoingMails.id })
      .from(outgoingMails)
      .where(eq(outgoingMails.orderNumber, orderNumber))
  const one = (orderNumber: string): Piece => ({ lineId: `${orderNumber}-1`, quantity: 1 })

  it('[BY-15] takes pieces off a line, lets the rest go on, tells of it and refunds what the page had said', async () => {
    const orderNumber = await add()
    const before = await orderOf(orderNumber)
    const told = refundOfChosen(itemsOffer(before, 'us', host.clock.now().getTime()), [one(orderNumber)])
    const answer = await cancel(orderNumber, [one(orderNumber)])
    expect([answer.status, (await done(answer)).response]).toEqual([
      202,
      { orderNumber, pendingModification: null },
    ])
    const order = await orderOf(orderNumber)
    expect([told, order.cancelRefund?.amount]).toEqual([3334, fromMinor(told, 'USD')])
    expect((await linesOf(orderNumber)).map(({ quantity, isCancelled }) => [quantity, isCancelled])).toEqual([
      [2, false],
      [1, false],
      [1, true],
    ])
    expect([order.group[0]?.headingVariant, order.transaction.orderTotal]).toEqual(['ordered', 158])
    expect((await mailsOf(orderNumber)).map(({ kind }) => kind)).toEqual(['itemsCanceled'])
  })

  it('[BY-15] takes a guest’s own order, and no other', async () => {
    const orderNumber = await add()
    expect(
      codeOf(await cancel(orderNumber, [one(orderNumber)], { filter: 'email(lee@podium.example)' })),
    ).toEqual([404, 'order_not_found'])
    expect(codeOf(await cancel(orderNumber, [one(orderNumber)], { as: newMember() }))).toEqual([
      404,
      'order_not_found',
    ])
    const answer = await cancel(orderNumber, [one(orderNumber)], { filter: 'email(kim@podium.example)' })
    expect(answer.status).toBe(202)
    await done(answer)
  })

  it('[BY-16] adds up to the order’s total, piece by piece, and cancels the order with the last of them', async () => {
    const orderNumber = await add()
    const refunds: number[] = []
    for (const _ of [1, 2, 3]) {
      await done(await cancel(orderNumber, [one(orderNumber)]))
      refunds.push((await orderOf(orderNumber)).cancelRefund?.amount ?? 0)
    }
    await done(await cancel(orderNumber, [{ lineId: `${orderNumber}-2`, quantity: 1 }]))
    const order = await orderOf(orderNumber)
    expect([...refunds, order.cancelRefund?.amount]).toEqual([33.34, 66.68, 100.01, 158])
    expect(order.group.map(({ headingVariant }) => headingVariant)).toEqual(['cancelled'])
    expect(codeOf(await cancel(orderNumber, [one(orderNumber)]))).toEqual([400, 'order_already_cancelled'])
    expect((await mailsOf(orderNumber)).map(({ kind }) => kind).toSorted()).toEqual([
      'itemsCanceled',
      'itemsCanceled',
      'itemsCanceled',
      'orderCanceled',
    ])
  })

  it('[BY-16] gives back of an order without a total what its pieces came to, as the page had said', async () => {
    const orderNumber = await add({ orderTotal: null })
    const refunds: (readonly [number, number | undefined])[] = []
    for (const pieces of [
      [one(orderNumber)],
      [
        { lineId: `${orderNumber}-1`, quantity: 2 },
        { lineId: `${orderNumber}-2`, quantity: 1 },
      ],
    ]) {
      const before = await orderOf(orderNumber)
      const told = refundOfChosen(itemsOffer(before, 'us', host.clock.now().getTime()), pieces)
      await done(await cancel(orderNumber, pieces))
      refunds.push([told, (await orderOf(orderNumber)).cancelRefund?.amount])
    }
    expect(refunds).toEqual([
      [3334, 33.34],
      [11_667, 150.01],
    ])
  })

  it('[BY-16] all that is left is the whole cancellation, also after some was cancelled', async () => {
    const orderNumber = await add()
    await done(await cancel(orderNumber, [{ lineId: `${orderNumber}-2`, quantity: 1 }]))
    const whole = await sendOk(host.app, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
    })
    await completedJob(host.app, getCancelJob, whole.id, { as: owner })
    const order = await orderOf(orderNumber)
    expect([order.group[0]?.headingVariant, order.cancelRefund?.amount]).toEqual(['cancelled', 158])
  })

  it.each<[string, OrderParts, string, number]>([
    ['sent in part', { lines: [{ quantity: 3 }, { status: 'Shipped' }] }, 'order_state', 400],
    ['past its window', { orderDate: new Date('2026-11-20T11:29:00Z') }, 'cancel_window_closed', 400],
    ['unpaid', { paymentHoldFlag: true }, 'cancel_items_unpaid', 400],
    ['being cancelled', { pendingModification: 'CANCEL_ORDER' }, 'cancellation_pending', 409],
    ['bought in a store', { orderClassification: 'STORE' }, 'order_state', 400],
    ['cancelled', { cancelledAt: new Date('2026-11-20T11:59:00Z') }, 'order_already_cancelled', 400],
  ])(
    '[BY-16] refuses an order that is %s, offers nothing of it, and keeps no job',
    async (_, parts, code, status) => {
      const orderNumber = await add(parts)
      expect((await orderOf(orderNumber)).group[0]?.actions.cancelItems).toBeNull()
      expect(codeOf(await cancel(orderNumber, [one(orderNumber)]))).toEqual([status, code])
      expect(await host.deps.db.$count(cancellationJobs, eq(cancellationJobs.orderNumber, orderNumber))).toBe(
        0,
      )
    },
  )

  it('[BY-16] names each piece that is not there', async () => {
    const orderNumber = await add()
    const line = `${orderNumber}-1`
    const answer = await cancel(orderNumber, [
      { lineId: line, quantity: 4 },
      { lineId: line, quantity: 1 },
      { lineId: 'T000000000-1', quantity: 1 },
    ])
    const { code, errors } = answer.body as { code: string; errors: { pointer: string; code: string }[] }
    expect([answer.status, code, errors.map((error) => [error.pointer, error.code])]).toEqual([
      400,
      'cancel_items_gone',
      [
        ['/items/0/quantity', 'tooMany'],
        ['/items/1/lineId', 'namedTwice'],
        ['/items/2/lineId', 'unknownLine'],
      ],
    ])
  })

  it('[BY-15] of two at the same moment one comes first, and no piece is cancelled twice', async () => {
    const orderNumber = await add({}, 'slow')
    const answers = await Promise.all([
      cancel(orderNumber, [one(orderNumber)]),
      cancel(orderNumber, [one(orderNumber)]),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
    const whole = await send(host.app, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
    })
    expect(codeOf(whole)).toEqual([400, 'order_state'])
    await done(answers.find(({ status }) => status === 202) as { body: unknown })
    expect((await linesOf(orderNumber)).filter(({ isCancelled }) => isCancelled)).toHaveLength(1)
  })

  it('[BY-16] what the warehouse has packed meanwhile stays as it is, and nothing is refunded', async () => {
    const orderNumber = await add({}, 'denied')
    expect((await done(await cancel(orderNumber, [one(orderNumber)]))).error?.code).toBe('order_state')
    const order = await orderOf(orderNumber)
    expect([order.cancelRefund, order.pendingModification, await linesOf(orderNumber)]).toMatchObject([
      null,
      null,
      [{ quantity: 3 }, { quantity: 1 }],
    ])
  })

  it('[BY-15] says which pieces are pending, keeps the status of the rest, and settles them', async () => {
    const orderNumber = await add({}, 'pending')
    const items = [one(orderNumber)]
    expect((await done(await cancel(orderNumber, items))).response?.pendingModification).toEqual({
      type: 'CANCEL_ORDER',
      items,
    })
    expect((await orderOf(orderNumber)).pendingModification).toEqual({ type: 'CANCEL_ORDER', items })
    await waitFor('the pieces to be cancelled', async () =>
      (await linesOf(orderNumber)).some(({ isCancelled }) => isCancelled),
    )
    expect((await orderOf(orderNumber)).pendingModification).toBeNull()
  })

  it('[BY-15] [BY-16] gives a payment that was finished later back by its parts, and the rest of it with the rest', async () => {
    const orderNumber = await add()
    const now = host.clock.now()
    await host.deps.db.insert(payments).values({
      orderNumber,
      id: `pay-${orderNumber}`,
      amount: 15_800,
      currency: 'USD',
      returnUrl: 'http://localhost:3000/us/en/orders',
      createdAt: now,
      paidAt: now,
    })
    await done(await cancel(orderNumber, [one(orderNumber)]))
    const partsOf = () =>
      host.deps.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNumber, orderNumber))
    await waitFor('the part to be given back', async () => (await partsOf())[0]?.refundedAt != null)
    await done(
      await cancel(orderNumber, [
        { lineId: `${orderNumber}-1`, quantity: 2 },
        { lineId: `${orderNumber}-2`, quantity: 1 },
      ]),
    )
    await waitFor('the rest to be given back', async () => {
      const [payment] = await host.deps.db
        .select()
        .from(payments)
        .where(eq(payments.orderNumber, orderNumber))
      return payment?.refundedAt != null
    })
    expect((await partsOf()).map(({ amount }) => amount)).toEqual([3334])
  })

  it('[BY-15] leaves what can be returned of the rest as it is', async () => {
    const orderNumber = await add({ lines: [{ quantity: 3, returnableQuantity: 0 }, {}] })
    await done(await cancel(orderNumber, [one(orderNumber)]))
    const rows = await host.deps.db.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
    expect(rows.map(({ returnableQuantity }) => returnableQuantity)).toEqual([0, 0, 0])
  })
})
