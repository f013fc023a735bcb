import { describe, expect, test } from 'vitest'
import {
  attemptOf,
  broughtPayment,
  isOver,
  preparedPayment,
  reasonOf,
  stateOf,
} from '../../machines/deferred-payment/deferred-payment.rules.ts'
import {
  formOf,
  preparationOf,
  walletOf,
  watchOf,
} from '../../machines/deferred-payment/deferred-payment.setup.ts'
import type { DeferredPaymentContext } from '../../machines/deferred-payment/deferred-payment.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { codeUrl, postForm, samplePaymentInput, unpaidOrder } from '../samples/payment-samples.ts'
import { sampleOrder, walkTime } from '../samples/samples.ts'

const context = (changes: Partial<DeferredPaymentContext> = {}): DeferredPaymentContext => ({
  ...samplePaymentInput(),
  payment: null,
  ...changes,
})
const form = { kind: 'form' as const, form: postForm }
const code = { kind: 'code' as const, url: `${codeUrl}&visitId=v1&visitorId=w1` }
const elsewhere = { ...postForm, action: 'https://evil.example/pay' }

describe('deferred payment: what is to be paid, and how', () => {
  test.each([
    ['no order', null, 'none'],
    ['one that is paid', sampleOrder(), 'none'],
    ['one that is not', unpaidOrder(), 'due'],
    ['one that is stopped', unpaidOrder({ pendingModification: { type: 'CANCEL_ORDER' } }), 'stopped'],
  ])('%s', (_, order, state) => {
    expect(stateOf({ order })).toBe(state)
  })

  test.each([
    ['no order', null, false],
    ['an order of ten minutes ago', unpaidOrder(), false],
    ['an order of four days ago', unpaidOrder({ transaction: { orderDate: '2026-11-16T10:00:00Z' } }), true],
  ])('the time to pay %s', (_, order, over) => {
    expect(isOver({ order, country: 'us', now: () => walkTime })).toBe(over)
  })

  test('what the order brings along counts before what its page has fetched', () => {
    const order = unpaidOrder({ deferredPaymentData: { form: null, qrCodeURL: codeUrl } })
    const prepared = { form: postForm, qrCodeURL: null }
    expect([
      broughtPayment(context({ order, prepared })),
      broughtPayment(context({ order: unpaidOrder(), prepared })),
      broughtPayment(context({ order: null, prepared })),
      broughtPayment(context({ order: unpaidOrder() })),
      broughtPayment(context({ prepared: { form: elsewhere, qrCodeURL: null } })),
    ]).toEqual([code, form, form, null, null])
  })

  test('there is nothing to ask with for no order, or one that names no approval', () => {
    const ask = (order: DeferredPaymentContext['order']) => attemptOf(context({ order }))
    expect([ask(null), ask(unpaidOrder({ paymentApprovalId: null }))]).toEqual([null, null])
    expect(ask(unpaidOrder())).toMatchObject({ request: { approvalId: 'ap1' }, pendingKey: null })
  })

  test('only an attempt that was made has prepared something', () => {
    const policy = samplePaymentInput()
    expect([
      preparedPayment(doneAs({ form: postForm, qrCodeURL: null }), policy),
      preparedPayment(doneAs({ form: null, qrCodeURL: codeUrl }), policy),
      preparedPayment(doneAs({ form: elsewhere, qrCodeURL: null }), policy),
      preparedPayment(refusedAs('internal', 500), policy),
      preparedPayment(notConfirmed, policy),
    ]).toEqual([form, code, null, null, null])
  })

  test('an engineer reads why nothing can be gone on with', () => {
    expect([
      reasonOf(refusedAs('internal', 500)),
      reasonOf(doneAs({ form: elsewhere, qrCodeURL: null })),
    ]).toEqual(['500 internal', 'form and code lead to no listed host'])
  })
})

describe('deferred payment: what is handed over', () => {
  test('a form goes as a form, a code as a wallet’s address', () => {
    expect([formOf(context({ payment: form })), walletOf(context({ payment: code }))]).toEqual([
      { form: postForm },
      { url: code.url },
    ])
  })

  test('nothing is handed over for something else', () => {
    expect(() => formOf(context({ payment: code }))).toThrow('no form to send')
    expect(() => formOf(context())).toThrow('no form to send')
    expect(() => walletOf(context({ payment: form }))).toThrow('no wallet to open')
    expect(() => walletOf(context())).toThrow('no wallet to open')
    expect(() => preparationOf(context())).toThrow('no approval to ask with')
  })

  test('the watch is asked for the page’s own order', () => {
    expect(watchOf(context({ country: 'gb' }), 6)).toEqual({
      orderNumber: 'C00000001',
      country: 'gb',
      language: 'en',
      maxPolls: 6,
    })
  })
})
