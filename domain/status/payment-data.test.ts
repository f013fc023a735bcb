import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { OrderPaymentData } from '../../contract/orders/deferred-payment-data.ts'
import { isBeingPrepared, paymentDataOf } from './payment-data.ts'

const form = { action: 'https://pay.podium.example/go', method: 'GET', fields: [] }
const qrCodeURL = 'https://pay.podium.example/qr'
const read = (sent: unknown) => v.parse(OrderPaymentData, sent)

describe('deferred-payment data of an order', () => {
  it.each([
    ['a form', { form }, { form, qrCodeURL: null }],
    ['a code', { qrCodeURL }, { form: null, qrCodeURL }],
    [
      'a job that has a form',
      { id: 'j1', status: 'COMPLETED', response: { form } },
      { form, qrCodeURL: null },
    ],
    [
      'a job that has a code',
      { id: 'j1', status: 'COMPLETED', response: { qrCodeURL } },
      { form: null, qrCodeURL },
    ],
  ])('[OD-17 A-32] is %s', (_, sent, data) => {
    expect(paymentDataOf(read(sent))).toEqual(data)
    expect(isBeingPrepared(read(sent))).toBe(false)
  })

  it.each([
    ['nothing', {}, false],
    ['a job that has not begun', { id: 'j1', status: 'PENDING' }, true],
    ['a job that is under way', { id: 'j1', status: 'IN_PROGRESS', eta: 500 }, true],
    ['a job that has not its last word', { id: 'j1', status: 'IN_PROGRESS', response: { form } }, true],
    [
      'a job that failed',
      { id: 'j1', status: 'COMPLETED', error: { httpStatus: 500, message: 'no' } },
      false,
    ],
    [
      'a job that failed with a code from before',
      { id: 'j1', status: 'COMPLETED', error: { httpStatus: 500, message: 'no' }, response: { qrCodeURL } },
      false,
    ],
    ['a job without a form or code', { id: 'j1', status: 'COMPLETED', response: {} }, false],
  ])('[OD-17 A-32] of %s is nothing to go on with', (_, sent, isUnderWay) => {
    expect([paymentDataOf(read(sent)), isBeingPrepared(read(sent))]).toEqual([null, isUnderWay])
  })

  it('[OD-17] may be missing', () => {
    expect([paymentDataOf(null), isBeingPrepared(null)]).toEqual([null, false])
  })
})
