import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LineAnswer } from '../../../../contract/orders/line-answer.ts'
import { getOrder } from '../../../../contract/orders/order-calls.ts'
import { getRefundStatus } from '../../../../contract/orders/refund-status.ts'
import { checkGiftCard } from '../../../../contract/payments/gift-card.ts'
import { getExchangeOptions } from '../../../../contract/returns/exchange.ts'
import { cancelReturn } from '../../../../contract/returns/return-cancellation.ts'
import { playReturn } from '../../../../contract/sandbox/sandbox.ts'
import { exchangeCards, stockItems } from '../../../db/tables/exchanges.ts'
import { sandboxOrderRules } from '../../../sandbox/tables.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { type Exchanging, exchanging } from '../../../testing/orders/exchanging.ts'
import { takeLate } from '../exchange-making/end-exchange.ts'

describe.skipIf(!hasDatabase())('exchanging inside a return', () => {
  let host: SandboxHost
  let shop: Exchanging
  beforeAll(async () => {
    host = await startSandboxHost()
    shop = exchanging(host)
  })
  afterAll(() => host.close())

  const cardsOf = async (purpose: 'charge' | 'hold', state: string) =>
    waitFor(`a ${purpose} that is ${state}`, async () => {
      const rows = await host.deps.db.select().from(exchangeCards).where(eq(exchangeCards.purpose, purpose))
      return rows.find((row) => row.state === state)
    })
  const orderOf = async (orderNumber: string, as: string) =>
    (await sendOk(host.app, getOrder, { as, params: { orderNumber } })).order
  const play = (returnOrderNumber: string, status: string) =>
    sendOk(host.app, playReturn, { params: { returnOrderNumber }, body: { status } })
  const linesOf = async (orderNumber: string, as: string) =>
    (await orderOf(orderNumber, as)).group.flatMap(({ orderItems }) => orderItems)

  it('[BY-01] offers money, other sizes and colors and store credit for what can go back, and nothing for the rest', async () => {
    const { as, orderNumber, lineId } = await shop.order()
    const options = await sendOk(host.app, getExchangeOptions, { as, params: { orderNumber } })
    expect(options).toMatchObject({
      currency: 'USD',
      storeCredit: { percent: 10, cap: 50 },
      deadlineDays: 21,
      lines: [
        {
          lineId,
          answers: ['money', 'exchange', 'storeCredit'],
          sends: ['afterArrival', 'atOnce'],
          canCharge: true,
          hold: null,
        },
      ],
    })
    const variants = options.lines[0]?.variants ?? []
    expect(variants.find(({ skuId }) => skuId === shop.plenty)).toMatchObject({ price: null, available: 10 })
    expect(variants.find(({ skuId }) => skuId === shop.gone)?.available).toBe(0)
    expect(variants.some(({ price }) => price !== null)).toBe(true)
    const cash = await shop.order({
      payments: [{ paymentType: 'COD', paymentDisplayNumber: null, paymentTypeImageUrl: null }],
    })
    const offered = await sendOk(host.app, getExchangeOptions, {
      as: cash.as,
      params: { orderNumber: cash.orderNumber },
    })
    expect(offered.lines[0]).toMatchObject({ sends: ['afterArrival'], canCharge: false })
  })

  it('[BY-03][BY-05] sends another size when the parcel is in, for what was paid, as a line of the same order', async () => {
    const { as, orderNumber, lineId, paid } = await shop.order()
    const number = await shop.exchange({ as, orderNumber }, [
      { lineId, answer: { kind: 'exchange', skuId: shop.plenty, send: 'afterArrival' } },
    ])
    const lines = await linesOf(orderNumber, as)
    const replacement = lines.find(({ replacementFor }) => replacementFor === lineId)
    expect(replacement).toMatchObject({
      lineItemStatus: { status: 'Preparing Shipment' },
      skuId: shop.plenty,
    })
    const returned = await orderOf(number, as)
    expect(returned).toMatchObject({
      transaction: { orderTotal: 0 },
      exchange: {
        exchanged: paid,
        charged: 0,
        hold: null,
        lines: [{ answer: 'exchange', state: 'reserved' }],
      },
    })
    await play(number, 'Received')
    await play(number, 'Return Processed')
    expect(
      (await linesOf(orderNumber, as)).find(({ replacementFor }) => replacementFor === lineId),
    ).toMatchObject({
      lineItemStatus: { status: 'Shipped' },
    })
    expect((await orderOf(number, as)).refund).toMatchObject({ amount: 0 })
    const status = await sendOk(host.app, getRefundStatus, { as, params: { orderNumber } })
    expect(status.entries).toMatchObject([
      { kind: 'return', due: 0, refunded: 0, toCome: 0, exchange: { exchanged: paid } },
    ])
  })

  it('[BY-03] charges what is dearer once when the return is agreed, and refunds what is cheaper once with it', async () => {
    const dear = await shop.order({}, { price: 1_000 })
    const dearer = await shop.otherColor(dear)
    const charge = dearer.price - dear.paid
    expect(charge).toBeGreaterThan(0)
    const wanted = { lineId: dear.lineId, answer: dearer.answer('afterArrival') }
    expect((await shop.ask(dear, [wanted])).body).toMatchObject({ code: 'exchange_sums_changed' })
    await shop.exchange(dear, [wanted], { charge, hold: 0 })
    const taken = await cardsOf('charge', 'taken')
    expect(taken.amount).toBe(Math.round(charge * 100))
    const cheap = await shop.order({}, { price: 90_000 })
    const cheaper = await shop.otherColor(cheap)
    const number = await shop.exchange(
      cheap,
      [{ lineId: cheap.lineId, answer: cheaper.answer('afterArrival') }],
      { charge: 0, hold: 0, refund: Math.round((cheap.paid - cheaper.price) * 100) / 100 },
    )
    await play(number, 'Received')
    const back = await play(number, 'Return Processed')
    expect(back.refund?.amount).toBeCloseTo(cheap.paid - cheaper.price, 2)
  })

  it('[BY-03] refuses the whole return where the card is refused, and changes nothing', async () => {
    const placed = await shop.order({}, { price: 1_000 })
    const { as, orderNumber, lineId } = placed
    await host.deps.db.insert(sandboxOrderRules).values({ orderNumber, rule: 'pending' })
    const before = await linesOf(orderNumber, as)
    const dearer = await shop.otherColor(placed)
    const job = await shop.job(placed, [{ lineId, answer: dearer.answer('atOnce') }], {
      charge: dearer.price - placed.paid,
      hold: placed.paid,
    })
    expect(job).toMatchObject({ response: null, error: { httpStatus: 402, code: 'exchange_card_refused' } })
    expect(await linesOf(orderNumber, as)).toEqual(before)
    expect(await shop.availableOf(placed, dearer.skuId)).toBe(10)
  })

  it('[BY-04] holds on the card what was sent at once, and lets go of it when the parcel is in', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: { kind: 'exchange', skuId: shop.plenty, send: 'atOnce' } }],
      { charge: 0, hold: placed.paid },
    )
    expect((await orderOf(number, placed.as)).exchange?.hold).toMatchObject({
      amount: placed.paid,
      standing: 'held',
    })
    await play(number, 'Replacement Sent')
    expect(
      (await linesOf(placed.orderNumber, placed.as)).find(({ replacementFor }) => replacementFor !== null),
    ).toMatchObject({ lineItemStatus: { status: 'Shipped' } })
    const tooLate = await send(host.app, cancelReturn, {
      as: placed.as,
      params: { returnOrderNumber: number },
    })
    expect(tooLate.body).toMatchObject({ code: 'return_state' })
    await play(number, 'Received')
    await play(number, 'Return Processed')
    await cardsOf('hold', 'released')
    expect((await orderOf(number, placed.as)).exchange?.hold?.standing).toBe('released')
  })

  it('[BY-04] takes it once after the deadline, and gives it back with a parcel that comes later', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: { kind: 'exchange', skuId: shop.plenty, send: 'atOnce' } }],
      { charge: 0, hold: placed.paid },
    )
    await play(number, 'Replacement Sent')
    await takeLate(host.deps)
    expect((await orderOf(number, placed.as)).exchange?.hold?.standing).toBe('held')
    await host.movable.advance(22 * 24 * 60 * 60_000)
    try {
      await Promise.all([takeLate(host.deps), takeLate(host.deps)])
      const taken = await cardsOf('hold', 'taken')
      expect(taken.amount).toBe(Math.round(placed.paid * 100))
      await play(number, 'Received')
      await play(number, 'Return Processed')
      const given = await cardsOf('hold', 'refunded')
      expect(given.refund).toBe(taken.amount)
    } finally {
      await host.movable.reset()
    }
  })

  it('[BY-04] takes nothing after the deadline for a parcel that came before it and is still being checked', async () => {
    const placed = await shop.order()
    const number = await shop.exchange(
      placed,
      [{ lineId: placed.lineId, answer: { kind: 'exchange', skuId: shop.plenty, send: 'atOnce' } }],
      { charge: 0, hold: placed.paid },
    )
    const standing = async () => (await orderOf(number, placed.as)).exchange?.hold?.standing
    await play(number, 'Replacement Sent')
    await play(number, 'In Transit')
    await host.movable.advance(20 * 24 * 60 * 60_000)
    try {
      for (const status of ['Received', 'Inspection Escalate']) await play(number, status)
      await host.movable.advance(2 * 24 * 60 * 60_000)
      await takeLate(host.deps)
      expect(await standing()).toBe('held')
      await play(number, 'Return Processed')
      expect(await standing()).toBe('released')
    } finally {
      await host.movable.reset()
    }
  })

  it('[BY-05] undoes what was reserved and charged when the return is taken back, once', async () => {
    const placed = await shop.order({}, { price: 1_000 })
    const { as, orderNumber, lineId } = placed
    const before = await linesOf(orderNumber, as)
    const dearer = await shop.otherColor(placed)
    const number = await shop.exchange(placed, [{ lineId, answer: dearer.answer('atOnce') }], {
      charge: dearer.price - placed.paid,
      hold: placed.paid,
    })
    await sendOk(host.app, cancelReturn, { as, params: { returnOrderNumber: number } })
    expect(await linesOf(orderNumber, as)).toEqual(before)
    const again = await send(host.app, cancelReturn, { as, params: { returnOrderNumber: number } })
    expect(again.body).toMatchObject({ code: 'return_already_cancelled' })
    await waitFor('the card to be let go of', async () => {
      const { exchange } = await orderOf(number, as)
      return exchange?.hold?.standing === 'released' && exchange.chargeReturned === exchange.charged
    })
    expect((await orderOf(number, as)).exchange?.lines).toMatchObject([{ state: 'dropped' }])
  })

  it('[BY-06] issues store credit with its bonus up to the cap for the whole return, once, by mail', async () => {
    const placed = await shop.order({}, { price: 80_000 })
    const number = await shop.exchange(placed, [{ lineId: placed.lineId, answer: { kind: 'storeCredit' } }], {
      charge: 0,
      hold: 0,
      credit: placed.paid + 50,
    })
    expect((await orderOf(number, placed.as)).exchange?.storeCredit).toEqual({
      amount: placed.paid,
      bonus: 50,
      issuedAt: null,
    })
    await play(number, 'Received')
    expect((await play(number, 'Return Processed')).refund?.amount).toBe(0)
    const mail = await shop.mail(number, 'creditIssued')
    const [accountNumber = '', pin = ''] = shop.cardIn(mail)
    const card = await sendOk(host.app, checkGiftCard, {
      body: { accountNumber, pin, currency: 'USD' },
    })
    expect(JSON.stringify(card)).toContain(String(placed.paid + 50))
  })

  it('[BY-02] gives the last piece to one of two orders, and the other loses nothing', async () => {
    await host.deps.db.update(stockItems).set({ pieces: 1 }).where(eq(stockItems.skuId, shop.last))
    const two = [await shop.order(), await shop.order()] as const
    const answer: LineAnswer = { kind: 'exchange', skuId: shop.last, send: 'afterArrival' }
    const answers = await Promise.all(
      two.map((placed) => shop.ask(placed, [{ lineId: placed.lineId, answer }])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
    const loser = answers.findIndex(({ status }) => status === 409)
    expect(answers[loser]?.body).toMatchObject({ code: 'exchange_gone' })
    const { as, orderNumber } = two[loser] as (typeof two)[0]
    expect((await linesOf(orderNumber, as))[0]).toMatchObject({ returnableFlag: true })
  })
})
