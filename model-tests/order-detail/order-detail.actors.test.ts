import { describe, expect, test } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { createOrderCache } from '../../machines/order-detail/order-cache.ts'
import { createOrderDetailMachine } from '../../machines/order-detail/order-detail.actors.ts'
import {
  isRefreshing,
  selectOrder,
  selectOrderView,
} from '../../machines/order-detail/order-detail.selectors.ts'
import type { CachedOrder, FetchOrderInput } from '../../machines/order-detail/order-detail.types.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { postForm, unpaidOrder } from '../samples/payment-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { walkTime } from '../samples/samples.ts'
import { minute, order, orderNumber, payment } from './order-detail.parts.ts'

const preparing = 'POST /api/payment/deferred_payment_forms/v2'
const form = { form: postForm, qrCodeURL: null }

const start = async (loaded: Order | null, cached: CachedOrder | null = null) => {
  const { http, asked } = startHost([answers({ id: 'job-1', status: 'COMPLETED', response: form }, 202)])
  const { keys, settled } = startKeys()
  const taken: FetchOrderInput[] = []
  const cache = createOrderCache()
  const machine = createOrderDetailMachine({
    http,
    keys,
    cache,
    order: createPrefetch(async (input) => {
      taken.push(input)
      return loaded === null ? failed({ kind: 'network' }) : succeeded(loaded)
    }),
  })
  let away = 0
  const detail = running(machine, {
    orderNumber,
    expects: 'sales',
    isMember: true,
    country: 'us',
    language: 'en',
    cached,
    payment,
    now: () => walkTime + away,
  })
  await detail.pass(0)
  const goAway = (ms: number) => {
    away += ms
  }
  return { ...detail, asked, settled, taken, cache, goAway }
}

const page = openPage()

describe('order detail with its calls', () => {
  test('the order is taken from its loader, and put where the next visit finds it', async () => {
    const { snapshot, taken, cache, asked } = await start(order)
    expect([taken, asked]).toEqual([[{ orderNumber, country: 'us', language: 'en' }], []])
    expect(selectOrderView(snapshot())).toBe('order')
    expect(cache.all()).toEqual([{ order, fetchedAt: walkTime }])
  })

  test('what finishes a payment is prepared once, and kept with the order', async () => {
    const { snapshot, asked, settled, cache } = await start(unpaidOrder())
    expect(asked).toEqual([
      {
        call: preparing,
        idempotencyKey: 'key-1',
        body: {
          approvalId: 'ap1',
          experienceType: 'MOBILE',
          orderNumber,
          returnURL: payment.returnUrl,
        },
      },
    ])
    expect(settled).toEqual([
      { call: 'preparePaymentFormV2', object: orderNumber, key: 'key-1', end: 'done' },
    ])
    const whole = unpaidOrder({ deferredPaymentData: form })
    expect([selectOrder(snapshot()), cache.read(orderNumber)]).toEqual([
      whole,
      { order: whole, fetchedAt: walkTime },
    ])
  })

  test('an order that does not come leaves nothing for the next visit', async () => {
    const { snapshot, cache } = await start(null)
    expect([selectOrderView(snapshot()), cache.all()]).toEqual(['serviceError', []])
  })

  test('a page that comes back after ten minutes asks for the order again', async () => {
    const { snapshot, taken, goAway } = await start(order, { order, fetchedAt: walkTime })
    page.hide()
    goAway(10 * minute)
    page.show()
    expect([isRefreshing(snapshot()), taken]).toEqual([false, []])
    goAway(1)
    page.show()
    expect([isRefreshing(snapshot()), taken.length]).toEqual([true, 1])
  })
})
