import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getExchangeOptions, holdExchange } from '../../../../contract/returns/exchange.ts'
import { captureReturn } from '../../../../contract/returns/return-capture.ts'
import { exchangeHolds, exchanges } from '../../../db/tables/exchanges.ts'
import { variants } from '../../../sandbox/catalogue/catalogue.ts'
import { skuOf } from '../../../sandbox/catalogue/sample-shop.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import type { OrderParts } from '../../../testing/orders/build-order.ts'
import { type Exchanging, exchanging } from '../../../testing/orders/exchanging.ts'

const cashOnDelivery: OrderParts = {
  payments: [{ paymentType: 'COD', paymentDisplayNumber: null, paymentTypeImageUrl: null }],
}

describe.skipIf(!hasDatabase())('what an exchange refuses', () => {
  let host: SandboxHost
  let shop: Exchanging
  beforeAll(async () => {
    host = await startSandboxHost()
    shop = exchanging(host)
  })
  afterAll(() => host.close())

  const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
  const later = (skuId: string) => ({ kind: 'exchange', skuId, send: 'afterArrival' }) as const
  const offeredFor = async ({ as, orderNumber }: { as: string; orderNumber: string }) =>
    (await sendOk(host.app, getExchangeOptions, { as, params: { orderNumber } })).lines

  it('[BY-01] takes nothing that is not offered: another product, a size that is none, what needs a card or an e-mail address', async () => {
    const stranger = variants.find(({ styleColor }) => !styleColor.startsWith('PR1043'))
    const cases = [
      [await shop.order(), later(stranger ? skuOf(stranger, 0) : '')],
      [await shop.order(), later('sku-of-nobody')],
      [await shop.order(cashOnDelivery), { ...later(shop.plenty), send: 'atOnce' }],
      [await shop.order({ contactEmail: null }), { kind: 'storeCredit' }],
    ] as const
    const before = await host.deps.db.$count(exchanges)
    for (const [placed, answer] of cases) {
      const { lineId, paid } = placed
      const agreed = { charge: 0, hold: 'send' in answer && answer.send === 'atOnce' ? paid : 0 }
      const refused = await shop.ask(placed, [{ lineId, answer }], agreed)
      expect(codeOf(refused), JSON.stringify(refused.body)).toBe('exchange_unavailable')
      expect((await shop.ask(placed, [{ lineId, answer: { kind: 'money' } }])).status).toBe(202)
    }
    expect(await host.deps.db.$count(exchanges)).toBe(before)
  })

  it('[BY-03] takes no dearer color where no card can pay for it', async () => {
    const placed = await shop.order(cashOnDelivery, { price: 1_000 })
    const dearer = await shop.otherColor(placed)
    const agreed = { charge: Math.round((dearer.price - placed.paid) * 100) / 100, hold: 0 }
    const answer = dearer.answer('afterArrival')
    expect(codeOf(await shop.ask(placed, [{ lineId: placed.lineId, answer }], agreed))).toBe(
      'exchange_unavailable',
    )
  })

  it('[BY-03] takes no other sums than its own, neither more nor less', async () => {
    const placed = await shop.order()
    const wanted = [{ lineId: placed.lineId, answer: { ...later(shop.plenty), send: 'atOnce' } }] as const
    for (const agreed of [
      undefined,
      { charge: 0, hold: 0 },
      { charge: 0.01, hold: placed.paid },
      { charge: 0, hold: placed.paid - 0.01 },
    ]) {
      expect(codeOf(await shop.ask(placed, wanted, agreed))).toBe('exchange_sums_changed')
    }
    expect((await shop.ask(placed, wanted, { charge: 0, hold: placed.paid })).status).toBe(202)
  })

  it('[BY-03][BY-06] takes no other refund of what is cheaper, and no other store credit, than was read', async () => {
    const cheap = await shop.order({}, { price: 90_000 })
    const cheaper = await shop.otherColor(cheap)
    const refund = Math.round((cheap.paid - cheaper.price) * 100) / 100
    const credited = await shop.order()
    const credit = Math.round(credited.paid * 110) / 100
    const before = await host.deps.db.$count(exchanges)
    const none = { charge: 0, hold: 0 }
    for (const [placed, answer, wrong, right] of [
      [
        cheap,
        cheaper.answer('afterArrival'),
        [none, { ...none, refund: refund - 0.01 }, { ...none, refund: refund + 0.01 }],
        { ...none, refund },
      ],
      [
        credited,
        { kind: 'storeCredit' },
        [none, { ...none, credit: credited.paid }, { ...none, credit: credit + 0.01 }],
        { ...none, credit },
      ],
    ] as const) {
      const wanted = [{ lineId: placed.lineId, answer }]
      for (const agreed of [undefined, ...wrong]) {
        expect(codeOf(await shop.ask(placed, wanted, agreed))).toBe('exchange_sums_changed')
      }
      expect(await host.deps.db.$count(exchanges)).toBe(before)
      expect((await shop.ask(placed, wanted, right)).status).toBe(202)
      await host.deps.db.delete(exchanges).where(eq(exchanges.orderNumber, placed.orderNumber))
    }
  })

  it('reads nothing that is no answer', async () => {
    const placed = await shop.order()
    const body = shop.bodyOf(placed.orderNumber, [{ lineId: placed.lineId, answer: { kind: 'money' } }])
    const [line] = body.orderLines
    for (const odd of [
      { ...body, orderLines: [{ ...line, answer: { kind: 'free' } }] },
      { ...body, orderLines: [{ ...line, answer: { kind: 'exchange', skuId: shop.plenty } }] },
      { ...body, agreed: { charge: 'all', hold: 0 } },
    ]) {
      const refused = await send(host.app, captureReturn, { as: placed.as, body: odd })
      expect([refused.status, codeOf(refused)]).toEqual([400, 'validation'])
    }
    const params = { orderNumber: placed.orderNumber, lineId: placed.lineId }
    for (const choice of [
      undefined,
      { skuId: shop.plenty, quantity: 0 },
      { skuId: shop.plenty, quantity: 11 },
    ]) {
      const refused = await send(host.app, holdExchange, {
        as: placed.as,
        params,
        body: { choice, chosenAt: 1 },
      })
      expect([refused.status, codeOf(refused)]).toEqual([400, 'validation'])
    }
    expect(await host.deps.db.$count(exchangeHolds)).toBe(0)
  })

  it('[BY-01] offers nothing for what cannot go back any more, and money alone where the country exchanges nothing', async () => {
    const old = await shop.order({ orderDate: new Date('2025-01-10T12:00:00.000Z') })
    expect(await offeredFor(old)).toEqual([])
    expect(codeOf(await shop.hold(old, { skuId: shop.plenty, quantity: 1 }))).toBe('exchange_unavailable')
    const chinese = await shop.order({ country: 'cn', currency: 'CNY', shipFrom: null })
    expect((await offeredFor(chinese)).every(({ answers }) => answers.join() === 'money')).toBe(true)
    expect(codeOf(await shop.hold(chinese, { skuId: shop.plenty, quantity: 1 }))).toBe('exchange_unavailable')
  })
})
