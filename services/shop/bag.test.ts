import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { byTarget } from '../http/change.ts'
import { dropped, json, type LocalHost, problem, startLocalHost, text } from '../http/testing/local-host.ts'
import { addOneThrough } from './add-one.ts'
import { countBag } from './count-bag.ts'
import { getShopSimilar } from './get-shop-similar.ts'
import { createShopObject, type ShopObject } from './shop-object.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const skuId = 'sku-pr1043-205-3'
const priceInfo = { price: 112, msrp: 140 }
const bag = (items: unknown[]) => ({ payload: { data: { items, currency: 'USD', totals: { quantity: 3 } } } })
const shop = () => createShopObject({ http: host.http(), country: 'gb', newKey: () => 'fresh-key' })
const target = { skuId, country: 'gb' }
const addBy = (own: ShopObject) =>
  addOneThrough(own).send(host.http(), { target, request: byTarget, key: 'key-1' })
const add = () => addBy(shop())

describe('adding one through the shop object', () => {
  test('[BA-01] sends sku, quantity 1 and the key, and reads prices, currency and the count', async () => {
    host.willReply(
      json(
        200,
        bag([
          { skuId: 'sku-other', priceInfo: { price: 1, msrp: 1 } },
          { skuId, priceInfo },
        ]),
      ),
    )
    expect(await add()).toEqual({
      kind: 'done',
      value: { price: 112, msrp: 140, currency: 'USD', totalItemCount: 3 },
    })
    expect(host.requests()[0]).toMatchObject({
      method: 'POST',
      path: '/api/cart/items/v1',
      idempotencyKey: 'key-1',
      body: { skuId, quantity: 1, country: 'gb' },
    })
  })

  test.each([
    ['no items', bag([]), 'no_items'],
    ['another item alone', bag([{ skuId: 'sku-other', priceInfo }]), 'no_items'],
    ['no prices', bag([{ skuId, priceInfo: null }]), 'no_pricing_info'],
    ['no price', bag([{ skuId, priceInfo: { price: null, msrp: 140 } }]), 'no_pricing_info'],
  ])('[BA-01] an answer with %s is refused', async (_, answer, code) => {
    host.willReply(json(200, answer))
    expect(await add()).toEqual({ kind: 'refused', code, status: null, isFinal: true })
  })

  test.each([
    [404, 'sku_not_sold'],
    [500, 'internal'],
    [400, 'cart_full'],
    [409, 'sku_unpriced'],
  ])('[BA-01] a refusal of the host keeps its code: %i %s', async (status, code) => {
    host.willReply(problem(status, code))
    expect(await add()).toEqual({ kind: 'refused', code, status, isFinal: status < 500 })
  })

  test.each([
    ['a cut line', dropped],
    ['HTML', text(200, 'text/html', '<h1>Bad gateway</h1>')],
    ['JSON of another shape', json(200, { added: true })],
    ['a gateway that gave up', problem(504, 'gateway_timeout')],
  ])('[BA-01] %s leaves the outcome open', async (_, reply) => {
    host.willReply(reply)
    expect((await add()).kind).toBe('open')
  })

  test('[BA-01] a request that is under way is looked up when the host says', async () => {
    host.willReply(problem(409, 'idempotency_in_flight', { 'Retry-After': '2' }))
    expect(await add()).toEqual({ kind: 'inFlight', retryAfterMs: 2_000 })
  })

  test('[BA-01] an addition whose answer was lost is looked up at the host by its key', async () => {
    const stored = { call: 'addToCart', status: 200, body: bag([{ skuId, priceInfo }]) }
    host.willReply(json(200, stored))
    expect(await addOneThrough(shop()).readOutcome(host.http(), { target, key: 'key-1' })).toEqual({
      kind: 'done',
      value: { price: 112, msrp: 140, currency: 'USD', totalItemCount: 3 },
    })
    expect(host.requests()[0]).toMatchObject({ method: 'GET', path: '/api/idempotency/v1/key-1' })
  })

  test('a script of the page that names no key gets a fresh one', async () => {
    host.willReply(json(200, bag([])))
    await shop().addToCart({ skuId, quantity: 2 })
    expect(host.requests()[0]).toMatchObject({ idempotencyKey: 'fresh-key', body: { quantity: 2 } })
  })

  test.each([
    ['garbage', vi.fn().mockResolvedValue('added'), 'malformed'],
    ['an error of its own', vi.fn().mockRejectedValue(new Error('Request Failed')), 'request_failed'],
    ['that it has no price', vi.fn().mockRejectedValue(new Error('No pricing info')), 'no_pricing_info'],
    ['anything but an error', vi.fn().mockRejectedValue('no'), 'request_failed'],
  ])('[BA-01] a shop object of the page’s own that answers %s is refused', async (_, addToCart, code) => {
    const own: ShopObject = { addToCart }
    expect(await addBy(own)).toEqual({ kind: 'refused', code, status: null, isFinal: true })
  })
})

test('[BA-02] the bag is counted for the country', async () => {
  host.willReply(json(200, bag([])))
  expect(await countBag(host.http(), { country: 'gb' })).toEqual({ ok: true, value: 3 })
  expect(host.requests()[0]).toMatchObject({ path: '/api/cart/v1', query: { country: 'gb' } })
})

describe('similar products', () => {
  const product = { image: null, pid: null, slug: null, styleColor: 'B', subtitle: null, title: 'B' }
  const place = { country: 'gb', language: 'en' }
  const found = (id: string) => ({ ok: true, value: { parentStyleColor: id, items: [product] } })

  test('[BA-03] v1 by style colour carries colorWays, country and language, and reads objects', async () => {
    host.willReply(json(200, { objects: [product] }))
    const request = { version: 'v1', by: 'colorWays', id: 'A' } as const
    expect(await getShopSimilar(host.http(), { request, ...place })).toEqual(found('A'))
    expect(host.requests()[0]).toMatchObject({
      path: '/api/recommend/shop_similar/v1',
      query: { colorWays: 'A', country: 'gb', language: 'en' },
    })
  })

  test('[BA-03] v1 by item reads the data list', async () => {
    host.willReply(json(200, { data: [product] }))
    const request = { version: 'v1', by: 'itemIds', id: '13' } as const
    expect(await getShopSimilar(host.http(), { request, ...place })).toEqual(found('13'))
    expect(host.requests()[0]?.query).toEqual({ itemIds: '13', country: 'gb', language: 'en' })
  })

  test('[BA-03] v2 tells country and language by header fields, and reads items', async () => {
    host.willReply((response, { headers }) => {
      const told = { ...product, title: `${headers['x-shop-country']} ${headers['x-shop-language']}` }
      json(200, { items: [told] })(response, {} as never)
    })
    const request = { version: 'v2', by: 'colorWays', id: 'A' } as const
    const result = await getShopSimilar(host.http(), { request, ...place })
    expect(result.ok && result.value.items[0]?.title).toBe('gb en')
    expect(host.requests()[0]).toMatchObject({
      path: '/api/recommend/shop_similar/v2',
      query: { colorWays: 'A' },
    })
  })

  test('a failure stays one', async () => {
    host.willReply(problem(503, 'unavailable'))
    const request = { version: 'v1', by: 'colorWays', id: 'A' } as const
    expect((await getShopSimilar(host.http(), { request, ...place })).ok).toBe(false)
  })
})
