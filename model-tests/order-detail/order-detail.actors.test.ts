import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
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
import { answers, heldTime, hostThat, keysWith, pageOf } from '../samples/fake-host.ts'
import { postForm, unpaidOrder } from '../samples/payment-samples.ts'
import { walkTime } from '../samples/samples.ts'
import { minute, order, orderNumber, payment } from './order-detail.parts.ts'

const preparing = 'POST /payment/deferred_payment_forms/v2'
const form = { form: postForm, qrCodeURL: null }

const start = async (loaded: Order | null, cached: CachedOrder | null = null) => {
  const { http, asked } = hostThat({
    [preparing]: [answers(202, { id: 'job-1', status: 'COMPLETED', response: form })],
  })
  const { keys, settled } = keysWith()
  const taken: FetchOrderInput[] = []
  const cache = createOrderCache()
  const { clock, pass } = heldTime()
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
  const actor = createActor(machine, {
    input: {
      orderNumber,
      expects: 'sales',
      isMember: true,
      country: 'us',
      language: 'en',
      cached,
      payment,
      now: () => walkTime + clock.now() + away,
    },
    clock,
  }).start()
  await pass(0)
  const goAway = (ms: number) => {
    away += ms
  }
  return { actor, asked, settled, taken, cache, pass, goAway }
}

describe('order detail with its calls', () => {
  const page = pageOf()
  beforeEach(() => {
    vi.stubGlobal('document', page.page)
  })
  afterEach(() => {
    page.show()
    vi.unstubAllGlobals()
  })

  test('the order is taken from its loader, and put where the next visit finds it', async () => {
    const { actor, taken, cache, asked } = await start(order)
    expect([taken, asked]).toEqual([[{ orderNumber, country: 'us', language: 'en' }], []])
    expect(selectOrderView(actor.getSnapshot())).toBe('order')
    expect(cache.all()).toEqual([{ order, fetchedAt: walkTime }])
  })

  test('what finishes a payment is prepared once, and kept with the order', async () => {
    const { actor, asked, settled, cache } = await start(unpaidOrder())
    expect(asked).toEqual([
      {
        request: preparing,
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
      { subject: { call: 'preparePaymentFormV2', object: orderNumber }, key: 'key-1', end: 'done' },
    ])
    const whole = unpaidOrder({ deferredPaymentData: form })
    expect([selectOrder(actor.getSnapshot()), cache.read(orderNumber)]).toEqual([
      whole,
      { order: whole, fetchedAt: walkTime },
    ])
  })

  test('an order that does not come leaves nothing for the next visit', async () => {
    const { actor, cache } = await start(null)
    expect([selectOrderView(actor.getSnapshot()), cache.all()]).toEqual(['serviceError', []])
  })

  test('a page that comes back after ten minutes asks for the order again', async () => {
    const { actor, taken, goAway } = await start(order, { order, fetchedAt: walkTime })
    page.hide()
    goAway(10 * minute)
    page.show()
    expect([isRefreshing(actor.getSnapshot()), taken]).toEqual([false, []])
    goAway(1)
    page.show()
    expect([isRefreshing(actor.getSnapshot()), taken.length]).toEqual([true, 1])
  })
})
