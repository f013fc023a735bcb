import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order } from '../../contract/orders/order.ts'
import { sampleHistoryItem } from '../testing/samples.ts'
import { finishPaying, isTooLateToPay, unpaidLine, unpaidOrder } from './finish-paying.ts'
import { paymentDeadline } from './payment-deadline.ts'

const links = { origin: 'https://podium.example', allowedHosts: ['pay.podium.example'] }
const orderDate = '2026-11-20T10:00:00.000Z'
const payBy = '2026-11-23T10:00:00.000Z'
const on = { enableDeferredPayment: true, links, now: Date.parse(orderDate) }
const late = { ...on, now: Date.parse(payBy) }
const order = (more: Record<string, unknown>) =>
  unpaidOrder(
    v.parse(Order, {
      orderNumber: 'C00012345',
      orderType: 'SALES_ORDER',
      transaction: { orderDate },
      ...more,
    }),
    'us',
  )

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
    expect(order(more)).toEqual({ isPaymentPending: true, payBy, ...facts })
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

  it.each([
    { paymentHoldFlag: true, paymentApprovalId: 'ap1' },
    { deferredPaymentData: { qrCodeURL: 'https://pay.podium.example/qr' } },
    { paymentHoldFlag: true, legacyPaymentUrl: 'https://pay.podium.example/older' },
  ])('offers nothing to pay %j with once the time to pay is over', (more) => {
    expect(finishPaying(order(more), { ...late, now: late.now - 1 })?.kind).toMatch(/^(page|legacy)$/)
    expect(finishPaying(order(more), late)).toEqual({ kind: 'over' })
    expect(finishPaying(order(more), { ...late, enableDeferredPayment: false })).toEqual({ kind: 'over' })
  })

  it('has no end where the bank or the shop checks it, nor without a date, nor where nothing is due', () => {
    expect(finishPaying(order({ paymentHoldFlag: true }), late)).toEqual({ kind: 'wait' })
    expect(finishPaying(order({}), late)).toBe(null)
    const undated = { paymentHoldFlag: true, paymentApprovalId: 'ap1', transaction: {} }
    expect(finishPaying(order(undated), late)).toEqual({ kind: 'page' })
    const cancelled = {
      paymentHoldFlag: true,
      paymentApprovalId: 'ap1',
      pendingModification: { type: 'CANCEL_ORDER' },
    }
    expect(finishPaying(order(cancelled), late)).toBe(null)
  })

  it('ends for a line of the history when it ends for its order, by the country that it shipped from', () => {
    const sent = {
      shipFrom: { address: { iso2Country: 'CN' } },
      paymentHoldFlag: true,
      paymentApprovalId: 'ap1',
    }
    const inChina = order(sent)
    expect(inChina.payBy).toBe('2026-11-21T10:00:00.000Z')
    const line = sampleHistoryItem({ orderDate, ...inChina })
    const plain = sampleHistoryItem({ orderDate, isPaymentPending: true })
    fc.assert(
      fc.property(fc.integer({ min: -300_000_000, max: 300_000_000 }), (ms) => {
        const now = Date.parse(payBy) + ms
        expect(isTooLateToPay(unpaidLine(line, 'us'), now)).toBe(isTooLateToPay(inChina, now))
        expect(isTooLateToPay(unpaidLine(plain, 'us'), now)).toBe(
          now >= (paymentDeadline({ orderDate, country: 'us' }) ?? 0),
        )
      }),
    )
  })

  it('[OD-17] a held payment without a way to finish it is waited for', () => {
    expect(finishPaying(order({ paymentHoldFlag: true }), on)).toEqual({ kind: 'wait' })
  })
})
