import { describe, expect, it } from 'vitest'
import { createOrderCache } from '../../machines/order-detail/order-cache.ts'
import { sampleOrder } from '../samples/samples.ts'

const at = 1_000_000
const order = sampleOrder()
const nameOf = (index: number) => `C000${index}`
const numbered = (index: number) => ({ order: sampleOrder({ orderNumber: nameOf(index) }), fetchedAt: at })

describe('orders that were fetched while the page is open', () => {
  it('gives an order as it was stored last', () => {
    const cache = createOrderCache()
    expect(cache.read('C00000001')).toBeNull()
    cache.store({ order, fetchedAt: at })
    cache.store({ order, fetchedAt: at + 1 })
    expect([cache.read('C00000001'), cache.all().length]).toEqual([{ order, fetchedAt: at + 1 }, 1])
  })

  it.each([
    [0, order],
    [29_999, order],
    [-29_999, order],
    [30_000, null],
    [-30_000, null],
  ])('%d ms after it came, an order that a flow may start with is %j', (age, fresh) => {
    const cache = createOrderCache()
    cache.store({ order, fetchedAt: at })
    expect(cache.readFresh('C00000001', at + age)).toEqual(fresh)
  })

  it('[OD-07] no flow starts with an order that is to be asked for again, or with another one', () => {
    const cache = createOrderCache()
    cache.store({ order: sampleOrder({ shouldRefresh: true }), fetchedAt: at })
    expect([cache.readFresh('C00000001', at), cache.readFresh('C00000002', at)]).toEqual([null, null])
  })

  it('names all of them, the oldest first', () => {
    const cache = createOrderCache()
    for (const index of [1, 2, 3, 1]) cache.store(numbered(index))
    expect(cache.all().map((cached) => cached.order.orderNumber)).toEqual([2, 3, 1].map(nameOf))
    cache.clear()
    expect(cache.all()).toEqual([])
  })

  it('keeps fifty, and lets go of the oldest', () => {
    const cache = createOrderCache()
    for (let index = 0; index <= 50; index += 1) cache.store(numbered(index))
    expect([cache.all().length, cache.read(nameOf(0)), cache.read(nameOf(1))]).toEqual([
      50,
      null,
      numbered(1),
    ])
  })
})
