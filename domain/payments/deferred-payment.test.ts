import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import { type PaymentType, paymentTypes } from '../../contract/orders/payment.ts'
import {
  experienceTypeOf,
  formUrl,
  isWalletBrowser,
  keptPaymentData,
  lacksPaymentData,
  type PaymentForm,
  paymentReturnUrl,
  paymentStateOf,
  paymentWayOf,
  safeForm,
  usablePayment,
  walletUrl,
} from './deferred-payment.ts'

const links = { origin: 'https://shop.example', allowedHosts: ['pay.podium.example'] }
const visit = { visitId: 'v1', visitorId: 'w 1' }
const form = (changes: Partial<PaymentForm> = {}): PaymentForm => ({
  action: 'https://pay.podium.example/checkout',
  method: 'GET',
  fields: [{ name: 'paymentId', value: 'p1' }],
  ...changes,
})
const order = (changes: object = {}) =>
  v.parse(Order, { orderNumber: 'C00012345', orderType: 'SALES_ORDER', ...changes })

describe('the kind of experience', () => {
  it('[DP-01] is MOBILE under 960 px, else DESKTOP', () => {
    expect([0, 390, 959, 959.5, 960, 1920].map(experienceTypeOf)).toEqual([
      'MOBILE',
      'MOBILE',
      'MOBILE',
      'MOBILE',
      'DESKTOP',
      'DESKTOP',
    ])
  })
})

describe('the way of a payment', () => {
  it('[DP-04] is the wallet, the form to look at, or the form to send, for every payment type', () => {
    const ways = Object.groupBy(paymentTypes, (paymentType) =>
      paymentWayOf({ payment: [{ paymentType, paymentDisplayNumber: null, paymentTypeImageUrl: null }] }),
    )
    expect(ways.wallet).toEqual(['WECHAT'])
    expect(ways.formsV1).toEqual([
      'ASTROPAY',
      'BILLPAY',
      'CONV_STORE',
      'OFFLINE_BANK',
      'QIWI',
      'REALTIME_BANK',
      'SAFETYPAY',
      'SOFORT',
    ] satisfies PaymentType[])
    expect(ways.formsV2).toHaveLength(paymentTypes.length - 9)
    expect(paymentWayOf({ payment: [] })).toBe('formsV2')
  })
})

describe('a form as an address', () => {
  it('[DP-02] is the action with the fields as its query, for GET alone', () => {
    expect(
      formUrl(
        form({
          fields: [
            { name: 'a', value: '1&2' },
            { name: 'a', value: 'ł' },
          ],
        }),
      ),
    ).toBe('https://pay.podium.example/checkout?a=1%262&a=%C5%82')
    expect(formUrl(form({ action: '/pay?lang=en#top', method: ' get ' }))).toBe(
      '/pay?lang=en&paymentId=p1#top',
    )
    expect(formUrl(form({ fields: [] }))).toBe('https://pay.podium.example/checkout')
    expect(['POST', 'post', 'PUT', 'DIALOG', ''].map((method) => formUrl(form({ method })))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('[DP-02] carries every field, in order, whatever is in it', () => {
    const field = fc.record({ name: fc.string({ minLength: 1 }), value: fc.string() })
    fc.assert(
      fc.property(fc.array(field, { minLength: 1 }), (fields) => {
        const { searchParams } = new URL(formUrl(form({ fields })) ?? '')
        const whole = (text: string) => text.toWellFormed()
        expect([...searchParams]).toEqual(fields.map(({ name, value }) => [whole(name), whole(value)]))
      }),
    )
  })
})

describe('where a payment may lead', () => {
  it.each([
    'https://evil.example/pay',
    'https://pay.podium.example.evil.example/',
    'http://pay.podium.example/',
    'https://pay.podium.example:8443/',
    'https://podium.example/',
    'javascript:alert(1)',
    '//evil.example',
    'pay',
    '',
  ])('[DP-02] [DP-03] is not %j', (address) => {
    expect(safeForm(form({ action: address }), links)).toBe(null)
    expect(walletUrl(address, links, visit)).toBe(null)
    expect(usablePayment({ form: form({ action: address }), qrCodeURL: address }, links, visit)).toBe(null)
  })

  it('[DP-02] is this origin or a listed host, by a method that forms have', () => {
    expect(safeForm(form({ method: 'post' }), links)).toEqual(form({ method: 'post' }))
    expect(safeForm(form({ action: 'https://shop.example/sandbox/pay' }), links)?.action).toBe('/sandbox/pay')
    expect(safeForm(form({ method: 'DELETE' }), links)).toBe(null)
    expect(safeForm(null, links)).toBe(null)
  })

  it('[DP-03] is, for the wallet, the helper with order, payment, visit and visitor', () => {
    const code = 'https://shop.example/us/en/orders/payment-redirect?orderId=C1&paymentId=p1'
    const url = `${code}&visitId=v1&visitorId=w+1`
    expect(walletUrl(code, links, visit)).toBe(url)
    expect(usablePayment({ form: form(), qrCodeURL: code }, links, visit)).toEqual({ kind: 'code', url })
    expect(usablePayment({ form: form(), qrCodeURL: null }, links, visit)).toEqual({
      kind: 'form',
      form: form(),
    })
  })
})

describe('what is due', () => {
  it('[DP-01] is due while the order waits for its payment, and stops with the order', () => {
    const unpaid = { paymentHoldFlag: true }
    const cancelled = { group: [{ orderItems: [], headingVariant: 'cancelled' }] }
    const line = {
      id: '1',
      product: { title: 'Shoe' },
      lineItemStatus: { status: 'Cancelled' },
      lineItemTransaction: { quantity: 1 },
    }
    expect([
      paymentStateOf(order(unpaid)),
      paymentStateOf(order()),
      paymentStateOf(order({ ...unpaid, pendingModification: { type: 'CANCEL_ORDER' } })),
      paymentStateOf(order({ ...cancelled, group: [{ orderItems: [line] }] })),
      paymentStateOf(order({ ...unpaid, orderType: 'RETURN_ORDER' })),
    ]).toEqual(['due', 'none', 'stopped', 'stopped', 'stopped'])
  })
})

describe('what a loaded order fetches', () => {
  const unpaid = { paymentHoldFlag: true, paymentApprovalId: 'ap1' }
  const qrCodeURL = 'https://pay.podium.example/qr'

  it.each([
    ['is due, with an approval to ask with', unpaid, true],
    [
      'names a job that is not done',
      { ...unpaid, deferredPaymentData: { id: 'j1', status: 'PENDING' } },
      true,
    ],
    ['brings its code', { ...unpaid, deferredPaymentData: { qrCodeURL } }, false],
    ['names no approval', { ...unpaid, paymentApprovalId: null }, false],
    ['is paid', { paymentApprovalId: 'ap1' }, false],
    ['is about to be cancelled', { ...unpaid, pendingModification: { type: 'CANCEL_ORDER' } }, false],
    ['is a return', { ...unpaid, orderType: 'RETURN_ORDER' }, false],
  ])('[OD-05 A-32] of an order that %s: %#', (_, changes, isFetched) => {
    expect(lacksPaymentData(order(changes))).toBe(isFetched)
  })

  it('[OD-05 A-32] is gone on with while the order itself would still serve', () => {
    const data = { form: null, qrCodeURL }
    const fetchedAt = Date.parse('2026-03-04T12:00:00Z')
    const kept = (minutes: number, changes: object = { deferredPaymentData: data }) =>
      keptPaymentData({ order: order({ ...unpaid, ...changes }), fetchedAt }, fetchedAt + minutes * 60_000)
    expect([kept(0), kept(10)]).toEqual([data, data])
    expect([
      kept(10.01),
      kept(0, {}),
      kept(0, { deferredPaymentData: data, shouldRefresh: true }),
      keptPaymentData(null, fetchedAt),
    ]).toEqual([null, null, null, null])
  })

  it('[DP-05] leads back to the confirmation, in the country and language of the page', () => {
    const back = (country: string | null, locale: string | null) =>
      paymentReturnUrl('https://shop.example', { country, locale }, 'C00012345')
    expect([back('gb', 'en'), back('gb', null), back(null, null)]).toEqual([
      'https://shop.example/gb/en/orders/sales/C00012345/payment-confirmation',
      'https://shop.example/gb/orders/sales/C00012345/payment-confirmation',
      'https://shop.example/orders/sales/C00012345/payment-confirmation',
    ])
  })
})

describe('the wallet’s own browser', () => {
  it('[DP-03] says so in its user agent', () => {
    const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36'
    expect([
      isWalletBrowser(`${phone} MicroMessenger/8.0.49`),
      isWalletBrowser(phone),
      isWalletBrowser(''),
    ]).toEqual([true, false, false])
  })
})
