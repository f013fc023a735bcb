import { expect, test } from 'vitest'
import type { MailSource } from '../mail-source.ts'
import { mailWords } from './mail-words.ts'
import { canceledMail, notCanceledMail, paidMail, paymentReturnedMail } from './order-mails.ts'

const requestedAt = new Date('2026-11-23T10:00:00Z')

const source = (more: {
  readonly order?: object
  readonly payment?: object | null
  readonly status?: string
}) =>
  ({
    mail: { language: 'en', firstName: 'Kim', requestedAt },
    order: {
      orderNumber: 'PD1',
      orderType: 'SALES_ORDER',
      country: 'us',
      currency: 'USD',
      shipFrom: null,
      upmId: 'kim',
      orderTotal: 6_000,
      payments: [{ paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null }],
      paymentHoldFlag: false,
      paymentPending: false,
      ...more.order,
    },
    lines: [
      {
        title: 'Backboard 86',
        size: '9',
        quantity: 1,
        chargedPrice: 5_000,
        fees: null,
        taxes: 500,
        status: more.status ?? 'Cancelled',
        statusVariant: null,
      },
    ],
    payment: more.payment ?? null,
    bankRefund: null,
    store: null,
    pickup: null,
  }) as unknown as MailSource

const written = (parts: typeof canceledMail, more: Parameters<typeof source>[0] = {}) => {
  const from = source(more)
  return parts(from, mailWords(from, 'https://podium.example'))
}

const items = [{ term: 'Backboard 86', more: 'Size 9', value: '$50' }]

test('what is canceled is told with what comes back, to what and by when', () => {
  expect(written(canceledMail)).toEqual({
    subject: 'Your order PD1 is canceled',
    intro: 'We canceled order PD1. Nothing will ship.',
    items,
    facts: [
      { term: 'Refund', value: '$60' },
      { term: 'Refunded to', value: expect.stringContaining('4242') },
      { term: 'Expect it by', value: 'November 30, 2026' },
    ],
    steps: [],
    notes: [
      'Refunds usually take 2 business days. Allow up to 7 days.',
      'If you didn’t cancel this order, contact us right away.',
    ],
  })
})

test('an order that names no way of paying tells of none', () => {
  const { facts } = written(canceledMail, { order: { payments: [] } })
  expect(facts?.map(({ term }) => term)).toEqual(['Refund', 'Expect it by'])
})

test('where nothing was charged there is nothing to refund', () => {
  const waiting = { paymentHoldFlag: true, paymentPending: true }
  const { facts, notes } = written(canceledMail, { order: waiting })
  expect(facts).toEqual([])
  expect(notes).toEqual([
    'Nothing was charged, so there is nothing to refund.',
    'If you didn’t cancel this order, contact us right away.',
  ])
})

test('a payment that had come when the mail was asked for comes back; one that came later is told by a mail of its own', () => {
  const order = { paymentHoldFlag: true, paymentPending: true }
  const paid = (paidAt: Date | null) =>
    written(canceledMail, { order, payment: { amount: 4_200, paidAt } }).facts?.[0]?.value
  expect(paid(requestedAt)).toBe('$42')
  expect(paid(new Date(requestedAt.getTime() + 1))).toBeUndefined()
  expect(paid(null)).toBeUndefined()
})

test('a cancellation that the warehouse could not carry out says that the order goes ahead', () => {
  expect(written(notCanceledMail)).toEqual({
    subject: 'We couldn’t cancel your order PD1',
    intro: 'The warehouse couldn’t stop order PD1. It goes ahead as planned, and nothing was refunded.',
    items,
    steps: [],
    notes: ['Changed your mind? Your order’s page shows what you can still do.'],
  })
})

test('a payment that has come is told with its amount and its way', () => {
  expect(written(paidMail, { payment: { amount: 4_200 } })).toEqual({
    subject: 'Your order PD1 is paid',
    intro: 'Thank you. Your payment for order PD1 has arrived, and we’re getting it ready.',
    items,
    facts: [
      { term: 'Paid', value: '$42' },
      { term: 'Paid with', value: expect.stringContaining('4242') },
    ],
    steps: [],
    notes: [],
  })
})

test('without a payment of its own the order’s total is what was paid', () => {
  const paid = (order: object) => written(paidMail, { order }).facts
  expect(paid({})?.[0]).toEqual({ term: 'Paid', value: '$60' })
  expect(paid({ orderTotal: null, payments: [] })).toEqual([{ term: 'Paid', value: '$0' }])
})

test('a payment that nobody waited for is on its way back', () => {
  expect(written(paymentReturnedMail, { payment: { amount: 4_200 } })).toEqual({
    subject: 'We’re returning your payment for order PD1',
    intro:
      'Order PD1 wasn’t waiting for a payment when yours of $42 arrived. We’re refunding it in full, the way you paid.',
    steps: [],
    notes: ['Refunds usually take 2 business days. Allow up to 7 days.'],
  })
  expect(written(paymentReturnedMail).intro).toContain('yours of $0')
})
