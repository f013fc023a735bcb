import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import { finishPaying, unpaidOrder } from './finish-paying.ts'

const links = { origin: 'https://podium.example', allowedHosts: ['pay.podium.example'] }
const on = { enableDeferredPayment: true, links }
const order = (more: Record<string, unknown>) =>
  unpaidOrder(v.parse(Order, { orderNumber: 'C00012345', orderType: 'SALES_ORDER', ...more }))

describe('finishing a payment', () => {
  it.each([
    [
      { paymentHoldFlag: true, paymentApprovalId: 'ap1' },
      { hasWayToPay: true, legacyPaymentUrl: null },
    ],
    [{ paymentHoldFlag: true }, { hasWayToPay: false, legacyPaymentUrl: null }],
    [
      { deferredPaymentData: { qrCodeURL: 'https://pay.podium.example/qr' }, legacyPaymentUrl: '/older' },
      { hasWayToPay: true, legacyPaymentUrl: '/older' },
    ],
  ])('[A-33] a line of the history knows of %j what the order’s own page knows', (more, facts) => {
    expect(order(more)).toEqual({ isPaymentPending: true, ...facts })
  })

  it('is nothing where nothing is due', () => {
    expect(finishPaying(order({}), on)).toBe(null)
  })

  it('[OD-14] leads to the older payment page where the order names it', () => {
    const legacyPaymentUrl = 'https://pay.podium.example/older?order=C00012345'
    expect(finishPaying(order({ legacyPaymentUrl, paymentHoldFlag: true }), on)).toEqual({
      kind: 'legacy',
      href: legacyPaymentUrl,
    })
  })

  it('[OD-14] follows no older payment page that is not listed', () => {
    expect(finishPaying(order({ legacyPaymentUrl: 'https://evil.example/pay' }), on)).toBe(null)
    expect(
      finishPaying(order({ legacyPaymentUrl: 'javascript:alert(1)', paymentHoldFlag: true }), on),
    ).toEqual({ kind: 'wait' })
  })

  it.each([
    { deferredPaymentData: { form: { action: '/pay', method: 'POST' } } },
    { deferredPaymentData: { qrCodeURL: 'https://pay.podium.example/qr' } },
    {
      deferredPaymentData: {
        id: 'j1',
        status: 'COMPLETED',
        response: { form: { action: '/pay', method: 'POST' } },
      },
    },
    { paymentHoldFlag: true, paymentApprovalId: 'ap1' },
  ])('has a page of its own for %j, as long as the flag is on', (more) => {
    expect(finishPaying(order(more), on)).toEqual({ kind: 'page' })
    expect(finishPaying(order(more), { ...on, enableDeferredPayment: false })).toEqual({ kind: 'wait' })
  })

  it('[OD-17] a held payment without a way to finish it is waited for', () => {
    expect(finishPaying(order({ paymentHoldFlag: true }), on)).toEqual({ kind: 'wait' })
  })
})
