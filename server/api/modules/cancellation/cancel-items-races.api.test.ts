import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelItems, cancelOrder, getCancelJob } from '../../../../contract/orders/cancellation.ts'
import { changeDelivery, getDeliveryChangeJob } from '../../../../contract/orders/delivery-change.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { captureReturn } from '../../../../contract/returns/return-capture.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { orderLines } from '../../../db/tables/order-lines.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { completedJob } from '../../../testing/host/job-polling.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { memberCancelBody } from '../../../testing/orders/cancel-bodies.ts'
import { askedLine, captureBody, deliveredOrder } from '../../../testing/orders/return-bodies.ts'
import { lockOrder } from '../orders/lock-order.ts'

type Answer = { readonly status: number; readonly body: unknown }

/** Which of two goes out first: the host may take either. */
const turns = ['items first', 'items second'] as const

describe.skipIf(!hasDatabase())('pieces that are cancelled while something else is asked for', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  /** Three pieces of one line and one of another: 100.01 with tax, 50 and 7.99 of shipping. */
  const place = () => {
    const line = { returnable: true, dates: { estimatedDeliveryDate: '2026-11-24' } }
    const { shipFrom = null, payments } = deliveredOrder()
    return addOrder(host.deps.db, {
      upmId: owner,
      rule: 'complete',
      orderTotal: 15_800,
      shippingTotal: 799,
      shipFrom,
      shippingAddress: shipFrom?.address ?? null,
      ...(payments && { payments }),
      lines: [
        { ...line, gtin: '0001', quantity: 3, returnableQuantity: 3, chargedPrice: 9_000, taxes: 1_001 },
        { ...line, gtin: '0002', returnableQuantity: 1, chargedPrice: 5_000 },
      ],
    })
  }
  const cancelOne = (orderNumber: string) =>
    send(host.app, cancelItems, {
      as: owner,
      params: { orderNumber },
      body: { items: [{ lineId: `${orderNumber}-1`, quantity: 1 }] },
    })
  const cancelAll = (orderNumber: string) =>
    send(host.app, cancelOrder, {
      as: owner,
      params: { orderNumber },
      body: memberCancelBody(orderNumber),
    })
  const codeOf = ({ body }: Answer) => (body as { code?: string }).code
  const idOf = ({ body }: Answer) => (body as { id: string }).id
  const cancelled = (answer: Answer) => completedJob(host.app, getCancelJob, idOf(answer), { as: owner })

  /** Both at once, in one order or the other. */
  const race = async <Items, Other>(
    turn: (typeof turns)[number],
    items: () => Promise<Items>,
    other: () => Promise<Other>,
  ): Promise<readonly [Items, Other]> => {
    if (turn === 'items first') return Promise.all([items(), other()])
    const [ofOther, ofItems] = await Promise.all([other(), items()])
    return [ofItems, ofOther]
  }

  /** Pieces that are cancelled, all pieces, what they cost together, and what the order gives back. */
  const standOf = async (orderNumber: string) => {
    const lines = await host.deps.db.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
    const { order } = await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })
    const sumOf = (of: (line: (typeof lines)[number]) => number) =>
      lines.reduce((all, line) => all + of(line), 0)
    return {
      cancelled: sumOf(({ statusVariant, quantity }) => (statusVariant === 'CANCELLED' ? quantity : 0)),
      pieces: sumOf(({ quantity }) => quantity),
      price: sumOf(({ chargedPrice, taxes }) => chargedPrice + (taxes ?? 0)),
      back: order.cancelRefund?.amount ?? 0,
    }
  }
  const jobsOf = (orderNumber: string) =>
    host.deps.db.$count(cancellationJobs, eq(cancellationJobs.orderNumber, orderNumber))
  const stands = { pieces: 4, price: 15_001 }

  it.each(turns)('[BY-16] some or the whole is cancelled, and nothing twice: %s', async (turn) => {
    const orderNumber = await place()
    const [some, all] = await race(
      turn,
      () => cancelOne(orderNumber),
      () => cancelAll(orderNumber),
    )
    const taken = [some, all].filter(({ status }) => status === 202)
    // Whoever comes second may find the first one still being decided, or done: what is left of the order can go as well then.
    if (!taken.includes(all)) expect(codeOf(all)).toBe('order_state')
    if (!taken.includes(some))
      expect(['cancellation_pending', 'order_already_cancelled']).toContain(codeOf(some))
    for (const answer of taken) await cancelled(answer)
    const expected = taken.includes(all) ? { cancelled: 4, back: 158 } : { cancelled: 1, back: 33.34 }
    expect(await jobsOf(orderNumber)).toBe(taken.length)
    expect(await standOf(orderNumber)).toEqual({ ...stands, ...expected })
  })

  it.each(turns)(
    '[BY-16] of an order that is packed at that moment the warehouse has the word: %s',
    async (turn) => {
      const orderNumber = await place()
      const pack = () =>
        host.deps.db.transaction(async (tx) => {
          await lockOrder(tx, orderNumber)
          await tx
            .update(orderLines)
            .set({ status: 'Shipped' })
            .where(eq(orderLines.orderNumber, orderNumber))
        })
      const [some] = await race(turn, () => cancelOne(orderNumber), pack)
      const isTaken = some.status === 202
      if (isTaken) await cancelled(some)
      else expect(codeOf(some)).toBe('order_state')
      const expected = isTaken ? { cancelled: 1, back: 33.34 } : { cancelled: 0, back: 0 }
      expect(await standOf(orderNumber)).toEqual({ ...stands, ...expected })
    },
  )

  it.each(turns)('[BY-15] a delivery that is changed first is changed for the rest: %s', async (turn) => {
    const orderNumber = await place()
    const change = () =>
      send(host.app, changeDelivery, {
        as: owner,
        params: { orderNumber },
        body: { address: null, day: '2026-11-25' },
      })
    const [some, moved] = await race(turn, () => cancelOne(orderNumber), change)
    expect(some.status).toBe(202)
    await cancelled(some)
    const isMoved = moved.status === 202
    if (isMoved) await completedJob(host.app, getDeliveryChangeJob, idOf(moved), { as: owner })
    else expect(codeOf(moved)).toBe('delivery_closed')
    expect(await standOf(orderNumber)).toEqual({ ...stands, cancelled: 1, back: 33.34 })
    const { order } = await sendOk(host.app, getOrder, { as: owner, params: { orderNumber } })
    expect(order.delivery?.day ?? null).toBe(isMoved ? '2026-11-25' : null)
  })

  it.each(turns)('[BY-16] pieces are cancelled or go back, and never both: %s', async (turn) => {
    const orderNumber = await place()
    const body = captureBody(orderNumber, [askedLine('0001', 3)])
    const [some, back] = await race(
      turn,
      () => cancelOne(orderNumber),
      () => send(host.app, captureReturn, { as: owner, body }),
    )
    expect([some.status, back.status].toSorted()).toEqual([202, 400])
    const isCancelled = some.status === 202
    if (isCancelled) await cancelled(some)
    expect(isCancelled ? codeOf(back) : codeOf(some)).toBe(isCancelled ? 'return_state' : 'order_state')
    const expected = isCancelled ? { cancelled: 1, back: 33.34 } : { cancelled: 0, back: 0 }
    expect(await standOf(orderNumber)).toEqual({ ...stands, ...expected })
  })
})
