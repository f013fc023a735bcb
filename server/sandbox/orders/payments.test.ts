import { expect, test } from 'vitest'
import { marketOf } from '../markets/markets.ts'
import { payment, paymentsOf } from './payments.ts'
import type { Random } from './random.ts'

/** Chances that always come true, or never. */
const luck = (isLucky: boolean, asked: number[] = []) =>
  ({
    chance: (probability: number) => {
      asked.push(probability)
      return isLucky
    },
  }) as Random

const us = marketOf('us')
const voucher = payment('GIFT_CERTIFICATE', '0017')

test('a payment is told by its type and what of its number is shown, without a picture', () => {
  expect(payment('CASH')).toEqual({
    paymentType: 'CASH',
    paymentDisplayNumber: null,
    paymentTypeImageUrl: null,
  })
  expect(payment('DEBIT_CARD', '5556').paymentDisplayNumber).toBe('5556')
})

test('the first orders of a history go twice through every way that the market knows', () => {
  const ways = us.payments.map(([type, number]) => payment(type, number))
  const paid = Array.from({ length: ways.length * 2 }, (_, index) =>
    paymentsOf(us, index, luck(false), false),
  )
  expect(paid).toEqual([...ways, ...ways].map((way) => [way]))
})

test('later ones are paid by the usual way, and three in ten by the others in turn', () => {
  const asked: number[] = []
  const paid = (index: number, isLucky: boolean) => paymentsOf(us, index, luck(isLucky, asked), true)
  expect(paid(9, false)).toEqual([payment('RFO')])
  expect(asked).toEqual([])
  expect(paid(10, true)).toEqual([payment('POS_PURCHASE')])
  expect(paid(12, true)).toEqual([payment('TRAVELERS_CHECK')])
  expect(paid(12, false)).toEqual([payment('POS_PURCHASE')])
  expect(asked).toEqual([0.3, 0.3, 0.3])
})

test('at the till people pay as they do there, and never by voucher', () => {
  const paid = Array.from({ length: 5 }, (_, index) => paymentsOf(us, index, luck(true), true))
  expect(paid).toEqual([
    [payment('POS_PURCHASE')],
    [payment('CASH')],
    [payment('TRAVELERS_CHECK')],
    [payment('DEBIT_CARD', '5556')],
    [payment('RFO')],
  ])
})

test('one order in eight in the US is paid in part by a voucher, where it is not paid by one anyway', () => {
  const asked: number[] = []
  expect(paymentsOf(us, 0, luck(true, asked), false)[1]).toEqual(voucher)
  expect(asked).toEqual([0.12])
  expect(paymentsOf(us, 0, luck(false), false)).toHaveLength(1)
  expect(paymentsOf(marketOf('pl'), 0, luck(true), false)).toHaveLength(1)
  const byVoucher = us.payments.findIndex(([type]) => type === 'GIFT_CERTIFICATE')
  expect(byVoucher).toBeGreaterThan(-1)
  expect(paymentsOf(us, byVoucher, luck(true), false)).toHaveLength(1)
})
