import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LineAnswer } from '../../../../contract/orders/line-answer.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { listPapers } from '../../../../contract/orders/papers.ts'
import { playReturn } from '../../../../contract/sandbox/sandbox.ts'
import { exchangeCards, exchangeLines } from '../../../db/tables/exchanges.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { giftCards } from '../../../db/tables/payments/gift-cards.ts'
import { returnCaptures } from '../../../db/tables/returns.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { type Exchanging, exchanging } from '../../../testing/orders/exchanging.ts'
import { workCard } from '../exchange-making/exchange-cards.ts'
import { workCapture } from '../returns/captures.worker.ts'

describe.skipIf(!hasDatabase())('the money of an exchange', () => {
  let host: SandboxHost
  let shop: Exchanging
  beforeAll(async () => {
    host = await startSandboxHost()
    shop = exchanging(host)
  })
  afterAll(() => host.close())

  const play = (returnOrderNumber: string, status: string) =>
    sendOk(host.app, playReturn, { params: { returnOrderNumber }, body: { status } })
  const captureOf = async (returnOrderNumber: string) => {
    const [row] = await host.deps.db
      .select()
      .from(returnCaptures)
      .where(eq(returnCaptures.returnOrderNumber, returnOrderNumber))
    return row?.id ?? ''
  }
  const cardOf = async (returnOrderNumber: string, purpose: 'charge' | 'hold', state: string) =>
    waitFor(`a ${purpose} that is ${state}`, async () => {
      const captureId = await captureOf(returnOrderNumber)
      const [row] = await host.deps.db
        .select()
        .from(exchangeCards)
        .where(and(eq(exchangeCards.captureId, captureId), eq(exchangeCards.purpose, purpose)))
      return row?.state === state ? row : undefined
    })
  const codeOf = ({ body }: { body: unknown }) => {
    const { code, errors } = body as { code?: string; errors?: { code: string }[] }
    return errors?.[0]?.code ?? code
  }
  const dearer = async () => {
    const placed = await shop.order({}, { price: 1_000 })
    const other = await shop.otherColor(placed)
    return { placed, other, charge: Math.round((other.price - placed.paid) * 100) / 100 }
  }

  it('[BY-03] charges once, however often the job and its messages come, and writes a receipt', async () => {
    const capture = vi.spyOn(host.deps.paymentProvider, 'capture')
    const { placed, other, charge } = await dearer()
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: other.answer('afterArrival') }],
      { charge, hold: 0 },
    )
    const card = await cardOf(number, 'charge', 'taken')
    const { signal } = new AbortController()
    await Promise.all([
      workCapture(host.deps, card.captureId, signal),
      workCard(host.deps, card.id, signal),
      workCard(host.deps, card.id, signal),
    ])
    expect(capture.mock.calls.map(([{ authorizationId, amount }]) => [authorizationId, amount])).toEqual([
      [card.id, Math.round(charge * 100)],
    ])
    capture.mockRestore()
    const { papers } = await sendOk(host.app, listPapers, {
      as: placed.as,
      params: { orderNumber: placed.orderNumber },
    })
    expect(papers.filter(({ kind }) => kind === 'payment').map(({ total }) => total)).toContain(charge)
  })

  it('[BY-06] issues one gift card, also where the warehouse takes the parcel in twice', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: { kind: 'storeCredit' } }],
      shop.creditOf(placed.paid),
    )
    const before = await host.deps.db.$count(giftCards)
    for (const status of ['Received', 'Return Processed', 'Received', 'Return Processed']) {
      await play(number, status)
    }
    expect((await host.deps.db.$count(giftCards)) - before).toBe(1)
    expect(await host.deps.db.$count(outgoingMails, eq(outgoingMails.orderNumber, number))).toBe(1)
  })

  it('[BY-04] has the card pay for what was sent at once where the shop sends the parcel back', async () => {
    const { placed, other, charge } = await dearer()
    const number = await shop.exchange(placed, [{ lineId: placed.lineId, answer: other.answer('atOnce') }], {
      charge,
      hold: placed.paid,
    })
    await play(number, 'Replacement Sent')
    await play(number, 'Received')
    await play(number, 'Return Denied')
    const [hold, charged] = [await cardOf(number, 'hold', 'taken'), await cardOf(number, 'charge', 'taken')]
    expect(hold.amount + charged.amount).toBe(Math.round(other.price * 100))
  })

  it('[BY-05] gives back what was charged for what is not sent after all, where the shop sends the parcel back', async () => {
    const { placed, other, charge } = await dearer()
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: other.answer('afterArrival') }],
      { charge, hold: 0 },
    )
    await play(number, 'Received')
    await play(number, 'Return Denied')
    expect((await cardOf(number, 'charge', 'refunded')).refund).toBe(Math.round(charge * 100))
    const { order } = await sendOk(host.app, getOrder, {
      as: placed.as,
      params: { orderNumber: placed.orderNumber },
    })
    const lines = order.group.flatMap(({ orderItems }) => orderItems)
    expect(lines.every(({ replacementFor }) => replacementFor === null)).toBe(true)
  })

  it('[BY-01] refuses what is not offered, and reserves nothing for it', async () => {
    const placed = await shop.order({}, { quantity: 3 })
    const { lineId } = placed
    const size = (send: 'atOnce' | 'afterArrival', skuId = shop.plenty): LineAnswer => ({
      kind: 'exchange',
      skuId,
      send,
    })
    const reserved = await host.deps.db.$count(exchangeLines)
    expect(codeOf(await shop.ask(placed, [{ lineId, answer: size('afterArrival', 'sku-of-nobody') }]))).toBe(
      'exchange_unavailable',
    )
    expect(codeOf(await shop.ask(placed, [{ lineId, answer: size('afterArrival', shop.gone) }]))).toBe(
      'exchange_gone',
    )
    expect(codeOf(await shop.ask(placed, [{ lineId, answer: size('atOnce') }]))).toBe('exchange_sums_changed')
    const two = [
      { lineId, answer: size('afterArrival') },
      { lineId, answer: { kind: 'money' } as const },
    ]
    expect(codeOf(await shop.ask(placed, two))).toBe('one_answer')
    const odd = { kind: 'exchange', skuId: 'no sku', send: 'never' } as unknown as LineAnswer
    expect((await shop.ask(placed, [{ lineId, answer: odd }])).status).toBe(400)
    const cash = await shop.order({
      payments: [{ paymentType: 'COD', paymentDisplayNumber: null, paymentTypeImageUrl: null }],
    })
    const sums = { charge: 0, hold: cash.paid }
    expect(codeOf(await shop.ask(cash, [{ lineId: cash.lineId, answer: size('atOnce') }], sums))).toBe(
      'exchange_unavailable',
    )
    const noMail = await shop.order({ contactEmail: null })
    expect(codeOf(await shop.ask(noMail, [{ lineId: noMail.lineId, answer: { kind: 'storeCredit' } }]))).toBe(
      'exchange_unavailable',
    )
    expect(await host.deps.db.$count(exchangeLines)).toBe(reserved)
  })
})
