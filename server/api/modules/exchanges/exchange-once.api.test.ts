import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { getPaper, listPapers } from '../../../../contract/orders/papers.ts'
import { getRefundStatus } from '../../../../contract/orders/refund-status.ts'
import { cancelReturn } from '../../../../contract/returns/return-cancellation.ts'
import { captureReturn } from '../../../../contract/returns/return-capture.ts'
import { playReturn } from '../../../../contract/sandbox/sandbox.ts'
import { exchangeCards, exchangeLines, stockItems } from '../../../db/tables/exchanges.ts'
import { giftCards } from '../../../db/tables/payments/gift-cards.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { openPdf } from '../../../testing/host/read-codes.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { type Exchanging, exchanging } from '../../../testing/orders/exchanging.ts'
import { takeLate } from '../exchange-making/end-exchange.ts'
import { workCard } from '../exchange-making/exchange-cards.ts'
import { workCapture } from '../returns/captures.worker.ts'

const signal = new AbortController().signal

describe.skipIf(!hasDatabase())('what an exchange moves, it moves once', () => {
  let host: SandboxHost
  let shop: Exchanging
  beforeAll(async () => {
    host = await startSandboxHost()
    shop = exchanging(host)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await host.movable.reset()
  })
  afterAll(() => host.close())

  type Placed = Awaited<ReturnType<Exchanging['order']>>
  const orderOf = async (orderNumber: string, as: string) =>
    (await sendOk(host.app, getOrder, { as, params: { orderNumber } })).order
  const linesOf = async ({ orderNumber, as }: Placed) =>
    (await orderOf(orderNumber, as)).group.flatMap(({ orderItems }) => orderItems)
  const play = (returnOrderNumber: string, status: string) =>
    send(host.app, playReturn, { params: { returnOrderNumber }, body: { status } })
  const stockOf = async (skuId: string) =>
    (await host.deps.db.select().from(stockItems).where(eq(stockItems.skuId, skuId)))[0]?.pieces
  const atOnce = (skuId: string) => ({ kind: 'exchange', skuId, send: 'atOnce' }) as const
  const cardOf = async (captureId: string, purpose: 'charge' | 'hold') => {
    const rows = await host.deps.db.select().from(exchangeCards).where(eq(exchangeCards.captureId, captureId))
    return rows.find((row) => row.purpose === purpose)
  }
  /** A dearer color of one piece, sent at once, with the id of its job. */
  const dearAtOnce = async () => {
    const placed = await shop.order({}, { price: 1_000 })
    const dearer = await shop.otherColor(placed)
    const charge = Math.round((dearer.price - placed.paid) * 100) / 100
    const { id, response } = await shop.job(
      placed,
      [{ lineId: placed.lineId, answer: dearer.answer('atOnce') }],
      { charge, hold: placed.paid },
    )
    return { placed, dearer, charge, jobId: id, number: response?.returnOrderNumber ?? 'none' }
  }

  it('[BY-03] is asked for once, with one key, and told what it was told before', async () => {
    const placed = await shop.order()
    const key = randomUUID()
    const body = shop.bodyOf(placed.orderNumber, [
      { lineId: placed.lineId, answer: { kind: 'exchange', skuId: shop.plenty, send: 'afterArrival' } },
    ])
    const ask = () => send(host.app, captureReturn, { as: placed.as, key, body })
    const [first, again] = [await ask(), await ask()]
    expect([first.status, again.body]).toEqual([202, first.body])
    const rows = await host.deps.db
      .select()
      .from(exchangeLines)
      .where(eq(exchangeLines.captureId, (first.body as { jobId: string }).jobId))
    expect(rows.map(({ quantity, state }) => [quantity, state])).toEqual([[1, 'reserved']])
    const other = await send(host.app, captureReturn, {
      as: placed.as,
      key,
      body: shop.bodyOf(placed.orderNumber, [{ lineId: placed.lineId, answer: { kind: 'storeCredit' } }]),
    })
    expect(other.status).toBeGreaterThanOrEqual(409)
  })

  it('[BY-03] is charged once, however often its job and the message of its card are worked, with the sum that was agreed', async () => {
    const capture = vi.spyOn(host.deps.paymentProvider, 'capture')
    const { placed, charge, jobId } = await dearAtOnce()
    const sum = await waitFor('the charge', async () => {
      const card = await cardOf(jobId, 'charge')
      return card?.state === 'taken' ? card : null
    })
    const times = capture.mock.calls.length
    await Promise.all([1, 2, 3].map(() => workCapture(host.deps, jobId, signal)))
    await Promise.all([1, 2, 3].map(() => workCard(host.deps, sum.id, signal)))
    expect(capture.mock.calls.length).toBe(times)
    expect(new Set(capture.mock.calls.map(([ask]) => JSON.stringify(ask)))).toEqual(
      new Set([
        JSON.stringify({ authorizationId: sum.id, currency: 'USD', amount: Math.round(charge * 100) }),
      ]),
    )
    expect((await linesOf(placed)).filter(({ replacementFor }) => replacementFor !== null)).toHaveLength(1)
  })

  it('[BY-03] is let go of on the card where one sum was agreed to and the next was refused', async () => {
    const placed = await shop.order({}, { price: 1_000 })
    const dearer = await shop.otherColor(placed)
    const released = vi.spyOn(host.deps.paymentProvider, 'release')
    const asked: string[] = []
    vi.spyOn(host.deps.paymentProvider, 'authorize').mockImplementation(async ({ authorizationId }) => {
      asked.push(authorizationId)
      return asked.length === 1 ? 'authorized' : 'denied'
    })
    const before = await linesOf(placed)
    const job = await shop.job(placed, [{ lineId: placed.lineId, answer: dearer.answer('atOnce') }], {
      charge: Math.round((dearer.price - placed.paid) * 100) / 100,
      hold: placed.paid,
    })
    expect(job.error).toMatchObject({ code: 'exchange_card_refused' })
    await waitFor('both to be let go of', async () => released.mock.calls.length >= 2)
    expect(new Set(released.mock.calls.map(([ask]) => ask.authorizationId))).toEqual(new Set(asked))
    expect(await linesOf(placed)).toEqual(before)
  })

  it('[BY-03][BY-06] adds up over money, a size of what was bought and store credit in one return', async () => {
    const placed = await shop.order({}, { price: 3_000, lines: 3 })
    const lineOf = (position: number) => `${placed.orderNumber}-${position}`
    const number = await shop.exchange(
      placed,
      [
        { lineId: lineOf(1), answer: { kind: 'money' } },
        { lineId: lineOf(2), answer: { kind: 'exchange', skuId: shop.plenty, send: 'afterArrival' } },
        { lineId: lineOf(3), answer: { kind: 'storeCredit' } },
      ],
      shop.creditOf(33),
    )
    const { transaction, exchange } = await orderOf(number, placed.as)
    expect(exchange).toMatchObject({ exchanged: 33, storeCredit: { amount: 33, bonus: 3.3 } })
    expect(transaction.orderTotal).toBe(33)
    const { subTotal, totalTaxes } = transaction
    expect((subTotal ?? 0) + (totalTaxes ?? 0) - 33 - 33).toBe(33)
    await play(number, 'Received')
    await play(number, 'Return Processed')
    const status = await sendOk(host.app, getRefundStatus, {
      as: placed.as,
      params: { orderNumber: placed.orderNumber },
    })
    expect(status.entries).toMatchObject([{ kind: 'return', due: 33, refunded: 33, toCome: 0 }])
  })

  it('[BY-05] keeps pieces that stay, and puts those that come back with a return taken back to them', async () => {
    const placed = await shop.order({}, { price: 9_000, quantity: 3 })
    const before = await linesOf(placed)
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: atOnce(shop.plenty), quantity: 2 }],
      { charge: 0, hold: 66 },
    )
    const during = await linesOf(placed)
    expect(during.filter(({ replacementFor }) => replacementFor === null)).toHaveLength(2)
    expect(during.find(({ replacementFor }) => replacementFor !== null)).toMatchObject({
      lineItemTransaction: { quantity: 2 },
    })
    const two = await Promise.all(
      [1, 2].map(() =>
        send(host.app, cancelReturn, { as: placed.as, params: { returnOrderNumber: number } }),
      ),
    )
    expect(two.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await linesOf(placed)).toEqual(before)
    expect(await shop.availableOf(placed, shop.plenty)).toBe(10)
  })

  it('[BY-05] is either taken back or sent, whichever comes first of both at once', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(placed, [{ lineId: placed.lineId, answer: atOnce(shop.plenty) }], {
      charge: 0,
      hold: placed.paid,
    })
    const pieces = await stockOf(shop.plenty)
    const [, back] = await Promise.all([
      play(number, 'Replacement Sent'),
      send(host.app, cancelReturn, { as: placed.as, params: { returnOrderNumber: number } }),
    ])
    const isBack = back.status < 300
    const { exchange } = await orderOf(number, placed.as)
    expect(exchange?.lines[0]?.state).toBe(isBack ? 'dropped' : 'sent')
    expect(exchange?.hold?.standing).toBe(isBack ? 'released' : 'held')
    expect(await stockOf(shop.plenty)).toBe((pieces ?? 0) - (isBack ? 0 : 1))
  })

  it('[BY-04] takes nothing after the deadline for what was never sent, and lets go of it when the return is taken back', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(placed, [{ lineId: placed.lineId, answer: atOnce(shop.plenty) }], {
      charge: 0,
      hold: placed.paid,
    })
    await host.movable.advance(22 * 24 * 60 * 60_000)
    await takeLate(host.deps)
    expect((await orderOf(number, placed.as)).exchange?.hold?.standing).toBe('held')
    await sendOk(host.app, cancelReturn, { as: placed.as, params: { returnOrderNumber: number } })
    expect((await orderOf(number, placed.as)).exchange?.hold?.standing).toBe('released')
  })

  it('[BY-04] settles once what the deadline and the parcel both end at the same moment', async () => {
    const placed = await shop.order()
    const job = await shop.job(placed, [{ lineId: placed.lineId, answer: atOnce(shop.plenty) }], {
      charge: 0,
      hold: placed.paid,
    })
    const number = job.response?.returnOrderNumber ?? 'none'
    await play(number, 'Replacement Sent')
    await play(number, 'Received')
    const pieces = await stockOf(shop.plenty)
    await host.movable.advance(22 * 24 * 60 * 60_000)
    await Promise.all([takeLate(host.deps), play(number, 'Return Processed'), takeLate(host.deps)])
    const end = await waitFor('the card to be told', async () => {
      const card = await cardOf(job.id, 'hold')
      return card && ['released', 'refunded', 'taken'].includes(card.state) ? card : null
    })
    expect(['released', 'refunded']).toContain(end.state)
    expect(end.refund).toBe(end.state === 'refunded' ? end.amount : 0)
    expect(await stockOf(shop.plenty)).toBe(pieces)
  })

  it('[BY-06] issues one gift card, however often the parcel is said to be in', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: { kind: 'storeCredit' } }],
      shop.creditOf(placed.paid),
    )
    const before = await host.deps.db.$count(giftCards)
    await play(number, 'Received')
    expect(await host.deps.db.$count(giftCards)).toBe(before)
    await Promise.all([1, 2, 3].map(() => play(number, 'Return Processed')))
    expect(await host.deps.db.$count(giftCards)).toBe(before + 1)
  })

  it('[BY-05] sends nothing of what waits when the shop sends the parcel back, and asks nothing for it', async () => {
    const { placed, number } = await dearAtOnce()
    await play(number, 'Received')
    await play(number, 'Return Denied')
    await play(number, 'Replacement Sent')
    await waitFor('the charge to be given back', async () => {
      const { exchange } = await orderOf(number, placed.as)
      return exchange?.chargeReturned === exchange?.charged
    })
    const { exchange } = await orderOf(number, placed.as)
    expect([exchange?.lines[0]?.state, exchange?.hold?.standing]).toEqual(['dropped', 'released'])
    expect((await linesOf(placed)).some(({ replacementFor }) => replacementFor !== null)).toBe(false)
    await play(number, 'Received')
    await play(number, 'Return Processed')
    expect((await orderOf(number, placed.as)).refund?.amount).toBe(placed.paid)
  })

  it('[BY-05] refunds once what was to be sent, also where its money came early and the parcel was refused first', async () => {
    const placed = await shop.order({}, { price: 3_000, lines: 2 })
    const number = await shop.exchange(placed, [
      { lineId: placed.lineId, answer: { kind: 'money' } },
      {
        lineId: `${placed.orderNumber}-2`,
        answer: { kind: 'exchange', skuId: shop.plenty, send: 'afterArrival' },
      },
    ])
    const refunded = async () => (await orderOf(number, placed.as)).refund?.amount
    await play(number, 'Early Refund')
    expect(await refunded()).toBe(33)
    for (const status of ['Received', 'Return Denied']) await play(number, status)
    expect(await refunded()).toBe(33)
    for (const status of ['Received', 'Return Processed']) await play(number, status)
    expect(await refunded()).toBe(66)
    for (const status of ['Received', 'Return Processed']) await play(number, status)
    expect(await refunded()).toBe(66)
  })

  it('[BY-05] has a receipt for what the card paid, one for each sum', async () => {
    const { placed, number, charge } = await dearAtOnce()
    const receipts = async () => {
      const { papers } = await sendOk(host.app, listPapers, {
        as: placed.as,
        params: { orderNumber: placed.orderNumber },
      })
      const texts = []
      for (const { id: paperId, title } of papers) {
        if (title !== 'paymentReceipt') continue
        const { pdf } = await sendOk(host.app, getPaper, {
          as: placed.as,
          params: { orderNumber: placed.orderNumber, paperId },
          query: { language: 'en' },
        })
        const { text } = openPdf(Buffer.from(pdf, 'base64'))
        if (text.includes(number)) texts.push(text)
      }
      return texts
    }
    const first = await receipts()
    expect(first).toHaveLength(1)
    expect(first[0]).toContain(`$${charge.toFixed(2)}`)
    await play(number, 'Replacement Sent')
    await host.movable.advance(22 * 24 * 60 * 60_000)
    await takeLate(host.deps)
    const both = await receipts()
    expect(both).toHaveLength(2)
    expect(both.some((text) => text.includes(`$${placed.paid.toFixed(2)}`))).toBe(true)
  })
})
