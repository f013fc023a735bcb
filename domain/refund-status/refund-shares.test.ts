import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentType } from '../../contract/orders/payment.ts'
import { asMinor, sumMinor } from '../format/money.ts'
import { isStoredValue, type PaidWay, shareRefunds } from './refund-shares.ts'

const way = (paymentType: PaymentType, charged: number | null): PaidWay => ({
  payment: { paymentType, paymentDisplayNumber: null, paymentTypeImageUrl: null },
  charged: charged === null ? null : asMinor(charged),
})
const gift = way('GIFT_CERTIFICATE', 3_000)
const card = way('CREDIT_CARD', 7_000)
const shared = (ways: readonly PaidWay[], amounts: readonly number[]) =>
  shareRefunds(ways, amounts.map(asMinor)).map((shares) =>
    shares.map(({ payment, amount }) => [payment?.paymentType ?? null, amount]),
  )

describe('which way of payment a refund goes to', () => {
  it.each([
    ['all to the only one, whatever it paid', [way('PAYPAL', null)], [500], [[['PAYPAL', 500]]]],
    ['to nobody knows whom, where no way is known', [], [500], [[[null, 500]]]],
    [
      'undivided, where nobody knows what each had paid',
      [gift, way('CREDIT_CARD', null)],
      [500],
      [[[null, 500]]],
    ],
    ['to the card first, whichever was named first', [gift, card], [6_000], [[['CREDIT_CARD', 6_000]]]],
    [
      'to the gift card, what the card had not paid',
      [gift, card],
      [8_000],
      [
        [
          ['CREDIT_CARD', 7_000],
          ['GIFT_CERTIFICATE', 1_000],
        ],
      ],
    ],
    [
      'further on, where the refund before has stopped',
      [gift, card],
      [6_500, 1_500, 2_000],
      [
        [['CREDIT_CARD', 6_500]],
        [
          ['CREDIT_CARD', 500],
          ['GIFT_CERTIFICATE', 1_000],
        ],
        [['GIFT_CERTIFICATE', 2_000]],
      ],
    ],
    [
      'to the card, what is more than all had paid',
      [gift, card],
      [11_000],
      [
        [
          ['CREDIT_CARD', 8_000],
          ['GIFT_CERTIFICATE', 3_000],
        ],
      ],
    ],
    ['nowhere, where nothing goes back', [gift, card], [0], [[]]],
  ] as const)('[BY-58] goes %s', (_, ways, amounts, expected) => {
    expect(shared(ways, amounts)).toEqual(expected)
  })

  it('[BY-58] adds up to the refund, and no way gets more than it paid while all of it fits', () => {
    const types = fc.constantFrom<PaymentType>('CREDIT_CARD', 'PAYPAL', 'GIFT_CERTIFICATE', 'STORE_CREDIT')
    const ways = fc.array(fc.tuple(types, fc.nat(1_000_000)), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(ways, fc.array(fc.nat(1_000_000), { maxLength: 5 }), (given, amounts) => {
        const paid = given.map(([type, charged]) => way(type, charged))
        const shares = shareRefunds(paid, amounts.map(asMinor))
        expect(shares.map((one) => sumMinor(one.map(({ amount }) => amount)))).toEqual(amounts)
        const total = given.reduce((sum, [, charged]) => sum + charged, 0)
        if (sumMinor(amounts.map(asMinor)) > total) return
        for (const { payment, charged } of paid) {
          const own = shares.flat().filter((share) => share.payment === payment)
          expect(sumMinor(own.map(({ amount }) => amount))).toBeLessThanOrEqual(charged ?? 0)
        }
      }),
    )
  })

  it('keeps apart what stays in the shop', () => {
    const types = ['GIFT_CERTIFICATE', 'STORE_CREDIT', 'CREDIT_CARD', 'CASH'] as const
    expect(types.filter((paymentType) => isStoredValue({ paymentType }))).toEqual([
      'GIFT_CERTIFICATE',
      'STORE_CREDIT',
    ])
    expect(isStoredValue(null)).toBe(false)
  })
})
