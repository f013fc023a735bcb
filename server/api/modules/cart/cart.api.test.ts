import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToCart, getCart } from '../../../../contract/shop/cart.ts'
import { visitorCookieName } from '../../../common/visitor-cookie.ts'
import { carts } from '../../../db/tables/carts.ts'
import { sampleShop } from '../../../sandbox/catalogue/sample-shop.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { newMember } from '../../../testing/orders/build-order.ts'
import { dropOldCarts } from './cart.repository.ts'
import { maxPiecesOfProduct, memberOwner, takeBagAlong, visitorOwner } from './cart.usecases.ts'

const runner = 'sku-pr1043-205-3'
const hoodie = 'sku-ch2001-135-2'

describe.skipIf(!hasDatabase())('the bag', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false, overrides: { catalogue: sampleShop } })
  })
  afterAll(() => host.close())

  const add = (request: ApiRequest, body: object = { skuId: runner }) =>
    send(host.app, addToCart, { ...request, body })
  const bagOf = async (request: ApiRequest) => (await sendOk(host.app, getCart, request)).payload.data
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]
  const newVisitor = async (body?: object) => {
    const answer = await add({}, body)
    const cookie = /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
    return { answer, headers: { Cookie: cookie }, token: cookie.slice(visitorCookieName.length + 1) }
  }

  it('[BA-01] answers items with price and list price, currency and the number of pieces', async () => {
    const as = newMember()
    await add({ as })
    const { status, body } = await add({ as }, { skuId: hoodie, quantity: 2 })
    expect([status, body]).toEqual([
      200,
      {
        payload: {
          data: {
            items: [
              { skuId: hoodie, quantity: 2, priceInfo: { price: 56, msrp: 70 } },
              { skuId: runner, quantity: 1, priceInfo: { price: 140, msrp: 140 } },
            ],
            currency: 'USD',
            totals: { quantity: 3 },
          },
        },
      },
    ])
    expect(await bagOf({ as })).toEqual((body as { payload: { data: unknown } }).payload.data)
  })

  it('[BA-01] has a bag for each country, at its own prices', async () => {
    const as = newMember()
    await add({ as }, { skuId: runner, country: 'gb' })
    await add({ as }, { skuId: hoodie, country: 'KW' })
    const [us, gb, kw] = [
      await bagOf({ as }),
      await bagOf({ as, query: { country: 'gb' } }),
      await bagOf({ as, query: { country: 'kw' } }),
    ]
    expect([us.totals.quantity, us.items]).toEqual([0, []])
    expect([gb.currency, gb.items[0]?.priceInfo]).toEqual(['GBP', { price: 119.95, msrp: 119.95 }])
    expect([kw.currency, kw.items[0]?.priceInfo]).toEqual(['KWD', { price: 17.99, msrp: 22.49 }])
  })

  it('[AP-01] shows nobody another’s bag: members by token, browsers by a cookie that no page reads', async () => {
    const as = newMember()
    await add({ as })
    const visitor = await newVisitor()
    expect(visitor.answer.headers.get('set-cookie')).toMatch(
      /^__Host-baton-bag=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const bags = [
      await bagOf({ headers: visitor.headers }),
      await bagOf({}),
      await bagOf({ headers: { Cookie: `${visitorCookieName}=${'a'.repeat(43)}` } }),
      await bagOf({ headers: { Cookie: `${visitorCookieName}=short` } }),
      await bagOf({ as: newMember(), headers: visitor.headers }),
    ]
    expect(bags.map(({ totals }) => totals.quantity)).toEqual([1, 0, 0, 0, 0])
    const refused = await add({ headers: { ...visitor.headers, Authorization: 'Bearer wrong' } })
    expect(codeOf(refused)).toEqual([401, 'unauthorized'])
    const [row] = await host.deps.db
      .select()
      .from(carts)
      .where(eq(carts.owner, visitorOwner(visitor.token)))
    expect(JSON.stringify(row)).not.toContain(visitor.token)
  })

  it('knows a browser again and gives it no second cookie value', async () => {
    const visitor = await newVisitor()
    const again = await add({ headers: visitor.headers })
    expect(again.headers.get('set-cookie')).toContain(visitor.headers.Cookie)
    expect((await bagOf({ headers: visitor.headers })).totals.quantity).toBe(2)
  })

  it('[AP-02] adds one for a request that is sent twice with one key, also at the same time', async () => {
    const as = newMember()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ as, key })))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect((await add({ as, key })).headers.get('Idempotency-Replayed')).toBe('true')
    const visitor = await newVisitor()
    await add({ headers: visitor.headers, key })
    await add({ headers: visitor.headers, key })
    expect([
      (await bagOf({ as })).totals.quantity,
      (await bagOf({ headers: visitor.headers })).totals.quantity,
    ]).toEqual([1, 2])
    expect(codeOf(await add({ as, key }, { skuId: hoodie }))).toEqual([422, 'idempotency_mismatch'])
    expect(codeOf(await add({ as, key: null }))).toEqual([400, 'idempotency_key_missing'])
  })

  it('[AP-02] counts every one of many different requests at the same time', async () => {
    const as = newMember()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add({ as }, { skuId: index % 2 ? runner : hoodie })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { items, totals } = await bagOf({ as })
    expect([totals.quantity, items.map(({ quantity }) => quantity)]).toEqual([10, [5, 5]])
  })

  it('[BA-01] refuses what is not sold, what has no price, and an unknown sku, and keeps nothing of it', async () => {
    const as = newMember()
    const refusals = [
      await add({ as }, { skuId: 'sku-ae5120-366-0' }),
      await add({ as }, { skuId: 'sku-nothing-1' }),
      await add({ as }, { skuId: 'sku-ae5001-247-0' }),
    ]
    expect(refusals.map(codeOf)).toEqual([
      [404, 'sku_not_sold'],
      [404, 'sku_not_sold'],
      [409, 'sku_unpriced'],
    ])
    expect((await bagOf({ as })).items).toEqual([])
  })

  it.each([
    [{ skuId: runner, quantity: 1.5 }, '/quantity'],
    [{ skuId: runner, quantity: -1 }, '/quantity'],
    [{ skuId: runner, quantity: 0 }, '/quantity'],
    [{ skuId: runner, quantity: 1e9 }, '/quantity'],
    [{ skuId: runner, quantity: '1' }, '/quantity'],
    [{ skuId: '' }, '/skuId'],
    [{ skuId: 'a b' }, '/skuId'],
    [{ skuId: runner, country: 'usa' }, '/country'],
    [{}, '/skuId'],
  ])('[AP-01] refuses %j with a message for the field', async (body, pointer) => {
    const { status, body: answer } = await add({ as: newMember() }, body)
    const { errors } = answer as { errors: { pointer: string }[] }
    expect([status, errors.map((error) => error.pointer)]).toEqual([400, [pointer]])
  })

  it('holds so many pieces and no more', async () => {
    const as = newMember()
    for (let pieces = 0; pieces < 90; pieces += 10) await add({ as }, { skuId: runner, quantity: 10 })
    expect(codeOf(await add({ as }, { skuId: runner, quantity: 10 }))).toEqual([400, 'cart_full'])
    await add({ as }, { skuId: runner, quantity: 9 })
    expect((await bagOf({ as })).totals.quantity).toBe(maxPiecesOfProduct)
  })

  it('[BA-01] whoever signs in takes the bag of the browser along, once', async () => {
    const as = newMember()
    await add({ as }, { skuId: runner })
    const visitor = await newVisitor({ skuId: runner, quantity: 2 })
    await add({ headers: visitor.headers }, { skuId: hoodie })
    await add({ headers: visitor.headers }, { skuId: hoodie, country: 'pl' })
    await takeBagAlong(host.deps.db, visitor.token, as)
    await takeBagAlong(host.deps.db, visitor.token, as)
    const own = await bagOf({ as })
    expect(own.items.map(({ skuId, quantity }) => [skuId, quantity]).toSorted()).toEqual([
      [hoodie, 1],
      [runner, 3],
    ])
    expect((await bagOf({ as, query: { country: 'pl' } })).totals.quantity).toBe(1)
    expect((await bagOf({ headers: visitor.headers })).totals.quantity).toBe(0)
  })

  it('never takes more along than a bag holds', async () => {
    const as = newMember()
    const visitor = await newVisitor({ skuId: runner, quantity: 10 })
    for (const request of [{ as }, { headers: visitor.headers }]) {
      for (let pieces = 0; pieces < 80; pieces += 10) await add(request, { skuId: runner, quantity: 10 })
    }
    await takeBagAlong(host.deps.db, visitor.token, as)
    expect((await bagOf({ as })).totals.quantity).toBe(maxPiecesOfProduct)
  })

  it('drops the bags of browsers that have not come back, and no member’s', async () => {
    const as = newMember()
    await add({ as })
    const visitors = [await newVisitor(), await newVisitor()]
    const [left, kept] = visitors.map(({ token }) => visitorOwner(token))
    const age = (owner: string | undefined, days: number) =>
      host.deps.db.execute(
        sql`update carts set changed_at = now() - make_interval(days => ${days}) where owner = ${owner ?? ''}`,
      )
    await age(left, 31)
    await age(kept, 29)
    await age(memberOwner(as), 400)
    await dropOldCarts(host.deps.db)
    const pieces = []
    for (const request of [...visitors.map(({ headers }) => ({ headers })), { as }]) {
      pieces.push((await bagOf(request)).totals.quantity)
    }
    expect(pieces).toEqual([0, 1, 1])
  })
})
