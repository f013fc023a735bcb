import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Order } from '../contract/orders/order.ts'
import { nobody } from './http/http.ts'
import { json, type LocalHost, problem, startLocalHost, text } from './http/testing/local-host.ts'
import { getConsent } from './orders/get-consent.ts'
import { getOrder } from './orders/get-order.ts'
import { listOrders } from './orders/list-orders.ts'
import { listGuestOrders, redeemCode, requestCode } from './session/guest-code.ts'
import { loadExperience } from './session/load-experience.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const place = { country: 'gb', language: 'en' }
const order = v.parse(Order, { orderNumber: 'C00000001', orderType: 'SALES_ORDER' })

describe('listing orders', () => {
  test('[HI-03] carries sort, upper-case country, language, gift cards and cursor', async () => {
    host.willReply(json(200, { orderItems: [], pages: { next: 'c2' } }))
    const result = await listOrders(host.http(), { kind: 'own', ...place, cursor: 'c1' })
    expect(result).toEqual({ ok: true, value: { orderItems: [], pages: { next: 'c2' } } })
    expect(host.requests()[0]).toMatchObject({
      path: '/api/orders/history/v1',
      query: {
        sort: 'orderSubmitDateDesc',
        country: 'GB',
        language: 'en',
        giftcards: 'true',
        cursor: 'c1',
      },
    })
  })

  test('asks for partner orders by filter', async () => {
    host.willReply(json(200, { orderItems: [], pages: {} }))
    await listOrders(host.http(), { kind: 'partner', ...place, cursor: null })
    expect(host.requests()[0]?.query).toEqual({
      sort: 'orderSubmitDateDesc',
      country: 'GB',
      language: 'en',
      giftcards: 'true',
      filter: 'type(PARTNER_SALES_ORDER)',
    })
  })

  test.each([
    ['problem details', problem(404, 'not_found')],
    ['a page of HTML', text(404, 'text/html', '<h1>Not Found</h1>')],
  ])('[HI-07] a 404 with %s is accepted as an empty history', async (_, reply) => {
    host.willReply(reply)
    const result = await listOrders(host.http(), { kind: 'own', ...place, cursor: null })
    expect(result).toEqual({ ok: true, value: { orderItems: [], pages: { next: null } } })
  })

  test('[HI-07] any other failure stays one', async () => {
    host.willReply(problem(500, 'internal'))
    const result = await listOrders(host.http(), { kind: 'own', ...place, cursor: null })
    expect(result.ok).toBe(false)
  })
})

describe('one order', () => {
  test('[SE-07] sends the shipped-status test flag where a line is preparing shipment or shipped', async () => {
    const known = (status: string) =>
      v.parse(Order, {
        orderNumber: 'C00000001',
        orderType: 'SALES_ORDER',
        group: [
          {
            orderItems: [
              { id: '1', product: { title: 'Shoe' }, lineItemStatus: { status }, lineItemTransaction: {} },
            ],
          },
        ],
      })
    const sent: (string | undefined)[] = []
    for (const order of [known('Shipped'), known('Preparing Shipment'), known('Delivered'), null]) {
      host.willReply(json(200, { order: { orderNumber: 'C00000001', orderType: 'SALES_ORDER' } }))
      await getOrder(host.http(), { orderNumber: 'C00000001', ...place, known: order })
      sent.push(host.requests()[0]?.query.shippedTestFlag)
    }
    expect(sent).toEqual(['true', 'true', undefined, undefined])
  })

  test('carries locale, country, language and time zone', async () => {
    host.willReply(json(200, { order: { orderNumber: 'C00000001', orderType: 'SALES_ORDER' } }))
    const result = await getOrder(host.http(), { orderNumber: 'C00000001', ...place })
    expect(result).toEqual({ ok: true, value: order })
    expect(host.requests()[0]).toMatchObject({
      path: '/api/orders/history/v1/C00000001',
      query: {
        locale: 'en_GB',
        country: 'GB',
        language: 'en',
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    })
  })

  test('[OD-05] a trailing [UTC] marker of the order date is stripped', async () => {
    const transaction = { orderDate: '2026-11-20T09:50:00Z[UTC]' }
    host.willReply(json(200, { order: { orderNumber: 'C00000001', orderType: 'SALES_ORDER', transaction } }))
    const result = await getOrder(host.http(), { orderNumber: 'C00000001', ...place })
    expect(result.ok && result.value.transaction.orderDate).toBe('2026-11-20T09:50:00Z')
  })

  test('[OD-05] deferred-payment data that the order has comes with it', async () => {
    const deferredPaymentData = { form: null, qrCodeURL: 'https://pay.podium.example/q/1' }
    host.willReply(json(200, { order: { ...order, deferredPaymentData } }))
    const result = await getOrder(host.http(), { orderNumber: 'C00000001', ...place })
    expect(result).toEqual({ ok: true, value: { ...order, deferredPaymentData } })
  })

  test('an answer that names an error is no order', async () => {
    host.willReply(json(200, { order, error: { message: 'half of it is missing' } }))
    const result = await getOrder(host.http(), { orderNumber: 'C00000001', ...place })
    expect(result).toEqual({ ok: false, failure: { kind: 'malformed', status: 200 } })
  })
})

test('[SE-04] consents are asked for by user', async () => {
  host.willReply(json(200, { consents: [{ purpose: 'PARTNER_ORDERS', granted: true }] }))
  expect(await getConsent(host.http(), { upmId: 'upm 1' })).toEqual({
    ok: true,
    value: [{ purpose: 'PARTNER_ORDERS', partnerName: null, granted: true, grantedAt: null }],
  })
  expect(host.requests()[0]?.path).toBe('/api/l7r/user/upm%201/consent/v1')
})

test('settings are asked for by country and language', async () => {
  host.willReply(json(200, { country: 'gb', language: 'en' }))
  const result = await loadExperience(host.http(), place)
  expect(result).toEqual({ ok: false, failure: { kind: 'malformed', status: 200 } })
  expect(host.requests()[0]?.query).toEqual({ country: 'gb', language: 'en' })
})

test('settings say nothing of who the shop is: an answer with a name and a site is read without them', async () => {
  const settings = { country: 'gb', language: 'en', contact: { phone: null, hours: null } }
  host.willReply(json(200, { ...settings, shop: { name: 'Halyard', site: 'halyard.example' } }))
  expect(await loadExperience(host.http(), place)).toEqual({
    ok: true,
    value: {
      ...settings,
      flags: {},
      experiments: {},
      banners: [],
      alerts: [],
      surveyUrl: null,
      flagsByQuery: false,
    },
  })
})

describe('a guest’s code', () => {
  const contact = { email: 'lina@example.com', phone: null }
  const filter = 'email(lina@example.com)'
  const pass = 'p'.repeat(43)
  const visitor = { ...contact, visitorId: 'v1', visit: '1', pass }
  const times = { expiresAt: '2026-11-20T10:10:00.000Z', nextAt: '2026-11-20T10:01:00.000Z' }

  test('[BY-20] is asked for by contact, upper-case country and language, under the key of its request', async () => {
    host.willReply(json(202, times))
    expect(await requestCode(host.http(), { ...contact, country: 'nl', language: 'en', key: 'k1' })).toEqual({
      ok: true,
      value: times,
    })
    expect(host.requests()[0]).toMatchObject({
      path: '/api/orders/guest_codes/v1',
      query: { filter, country: 'NL', language: 'en' },
      idempotencyKey: 'k1',
    })
  })

  test('[BY-21] is tried with the pass that it is to be changed for', async () => {
    // A door goes to the page's own origin, which a test does not have: what cannot be kept is tried all the same.
    host.willReply(json(200, { result: 'wrong', triesLeft: 4 }))
    expect(await redeemCode(host.http(), { visitor, code: '123456', key: 'k2' })).toEqual({
      ok: true,
      value: { result: 'wrong', triesLeft: 4 },
    })
    expect(host.requests()[0]).toMatchObject({
      path: '/api/orders/guest_codes/v1/passes',
      query: { filter },
      idempotencyKey: 'k2',
      body: { code: '123456', pass },
    })
  })

  test('[BY-22] opens the list by the pass in a header field, page by page', async () => {
    const page = { orderItems: [], pages: { next: 'c2' }, until: '2026-11-20T11:00:00.000Z' }
    host.willReply(json(200, page))
    const identity = { ...nobody, guestFilter: () => filter, guestPass: async () => pass }
    expect(await listGuestOrders(host.http({ identity }), { language: 'en', cursor: 'c1' })).toEqual({
      ok: true,
      value: page,
    })
    expect(host.requests()[0]).toMatchObject({
      path: '/api/orders/guest_orders/v1',
      query: { filter, language: 'en', cursor: 'c1' },
      guestPass: pass,
    })
  })
})
