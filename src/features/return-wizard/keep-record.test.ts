import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Order } from '../../../contract/orders/order.ts'
import { needsRefresh } from '../../../domain/orders/order-cache.ts'
import { createOrderCache } from '../../../machines/order-detail/order-cache.ts'
import { keepRecord } from './keep-record.ts'

test('[RS-06] the record is at hand and asked for anew, like the order that pieces have gone from', () => {
  const orderCache = createOrderCache()
  const clock = { now: () => 5_000, observe: () => undefined }
  const sale = v.parse(Order, { orderNumber: 'C00000001', orderType: 'SALES_ORDER' })
  const record = v.parse(Order, { orderNumber: 'R00000001', orderType: 'RETURN_ORDER', shouldRefresh: true })
  orderCache.store({ order: sale, fetchedAt: 4_000 })
  keepRecord({ orderCache, clock }, 'C00000001', record)
  expect(orderCache.read('R00000001')).toEqual({ order: record, fetchedAt: 5_000 })
  const kept = ['C00000001', 'R00000001'].map((number) => orderCache.read(number))
  expect(kept.map((cached) => cached && needsRefresh(cached, 5_000))).toEqual([true, true])

  const empty = createOrderCache()
  keepRecord({ orderCache: empty, clock }, 'C00000001', null)
  expect(empty.read('C00000001')).toBeNull()
})
