import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LineAnswer } from '../../../../contract/orders/line-answer.ts'
import { holdExchange } from '../../../../contract/returns/exchange.ts'
import { exchangeHolds, exchangeLines, stockItems } from '../../../db/tables/exchanges.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { newMember } from '../../../testing/orders/build-order.ts'
import { type Exchanging, exchanging } from '../../../testing/orders/exchanging.ts'
import { holdMs } from './hold-exchange.usecases.ts'

describe.skipIf(!hasDatabase())('holding a size and color', () => {
  let host: SandboxHost
  let shop: Exchanging
  beforeAll(async () => {
    host = await startSandboxHost()
    shop = exchanging(host)
  })
  beforeEach(async () => {
    await host.deps.db.delete(exchangeHolds)
    await host.deps.db.delete(exchangeLines)
  })
  afterAll(() => host.close())

  const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
  const heldBy = ({ body }: { body: unknown }) =>
    (body as { hold: { skuId: string; quantity: number; heldUntil: string } | null }).hold
  const stock = (skuId: string, pieces: number) =>
    host.deps.db.update(stockItems).set({ pieces }).where(eq(stockItems.skuId, skuId))
  const exchangeFor = (skuId: string): LineAnswer => ({ kind: 'exchange', skuId, send: 'afterArrival' })

  it('[BY-02] holds what is chosen for 15 minutes, for nobody else, and no longer', async () => {
    await stock(shop.last, 1)
    const [mine, other] = [await shop.order(), await shop.order()]
    const held = heldBy(await shop.hold(mine, { skuId: shop.last, quantity: 1 }))
    expect(Date.parse(held?.heldUntil ?? '') - host.deps.clock.now().getTime()).toBe(holdMs)
    expect([await shop.availableOf(mine, shop.last), await shop.availableOf(other, shop.last)]).toEqual([
      1, 0,
    ])
    expect(codeOf(await shop.hold(other, { skuId: shop.last, quantity: 1 }))).toBe('exchange_gone')
    const wanted = { lineId: other.lineId, answer: exchangeFor(shop.last) }
    expect(codeOf(await shop.ask(other, [wanted]))).toBe('exchange_gone')
    await host.movable.advance(holdMs)
    try {
      expect(await shop.availableOf(other, shop.last)).toBe(1)
      expect((await shop.ask(other, [wanted])).status).toBe(202)
      expect(codeOf(await shop.ask(mine, [{ lineId: mine.lineId, answer: exchangeFor(shop.last) }]))).toBe(
        'exchange_gone',
      )
    } finally {
      await host.movable.reset()
    }
  })

  it('[BY-02] counts the choice that was made last, whichever comes last, and lets go of what is not wanted', async () => {
    const mine = await shop.order()
    const now = host.deps.clock.now().getTime()
    await shop.hold(mine, { skuId: shop.plenty, quantity: 1 }, now - 10)
    const late = await shop.hold(mine, { skuId: shop.last, quantity: 1 }, now - 20)
    expect(heldBy(late)?.skuId).toBe(shop.plenty)
    expect(heldBy(await shop.hold(mine, null, now - 5))).toBeNull()
    expect(heldBy(await shop.hold(mine, { skuId: shop.plenty, quantity: 1 }, now - 8))).toBeNull()
    expect(heldBy(await shop.hold(mine, { skuId: shop.plenty, quantity: 1 }, now + 1e9))?.skuId).toBe(
      shop.plenty,
    )
    expect(heldBy(await shop.hold(mine, null, now))).toBeNull()
  })

  it('[BY-02] holds no more than the bought pieces that can go back, whoever tries', async () => {
    const mine = await shop.order({}, { quantity: 2 })
    const choice = { skuId: shop.plenty, quantity: 3 }
    expect(codeOf(await shop.hold(mine, choice))).toBe('exchange_unavailable')
    expect(codeOf(await shop.hold({ ...mine, lineId: `${mine.lineId}0` }, choice))).toBe(
      'exchange_unavailable',
    )
    expect(codeOf(await shop.hold({ ...mine, as: newMember() }, choice))).toBe('order_not_found')
    expect(codeOf(await shop.hold(mine, { skuId: 'sku-of-nobody', quantity: 1 }))).toBe(
      'exchange_unavailable',
    )
    const odd = await send(host.app, holdExchange, {
      as: mine.as,
      params: { orderNumber: mine.orderNumber, lineId: mine.lineId },
      body: { choice: { skuId: shop.plenty, quantity: -1 }, chosenAt: 'now' },
    })
    expect([odd.status, codeOf(odd)]).toEqual([400, 'validation'])
  })

  it('[BY-02] holds one choice however often it is tried, and stops who tries more than a hundred times a day', async () => {
    await stock(shop.plenty, 10_000)
    const mine = await shop.order({}, { quantity: 3 })
    const statuses: number[] = []
    // One after another: of choices that come at once, an older one and one that is held already change nothing and are not counted.
    for (let turn = 0; turn < 102; turn += 1) {
      statuses.push((await shop.hold(mine, { skuId: shop.plenty, quantity: 2 + (turn % 2) })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    const rows = await host.deps.db.select().from(exchangeHolds).where(eq(exchangeHolds.skuId, shop.plenty))
    expect(rows.map(({ quantity }) => quantity <= 3)).toEqual([true])
    await host.deps.db.delete(attempts)
  }, 120_000)

  it('[BY-02] gives the last piece to one of many that choose it at the same moment', async () => {
    await stock(shop.last, 1)
    const many = await Promise.all(Array.from({ length: 8 }, () => shop.order()))
    const answers = await Promise.all(many.map((one) => shop.hold(one, { skuId: shop.last, quantity: 1 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
  })

  it('[BY-02] becomes a reservation with the return, which nothing else can hold or have', async () => {
    await stock(shop.last, 1)
    const [mine, other] = [await shop.order(), await shop.order()]
    await shop.hold(mine, { skuId: shop.last, quantity: 1 })
    await shop.exchange(mine, [{ lineId: mine.lineId, answer: exchangeFor(shop.last) }])
    await host.movable.advance(holdMs)
    try {
      expect(await shop.availableOf(other, shop.last)).toBe(0)
      expect(codeOf(await shop.hold(other, { skuId: shop.last, quantity: 1 }))).toBe('exchange_gone')
    } finally {
      await host.movable.reset()
    }
  })
})
