import type { Payment, PaymentType } from '../../../contract/orders/payment.ts'
import type { Market } from '../markets/markets.types.ts'
import type { Random } from './random.ts'

export const payment = (paymentType: PaymentType, paymentDisplayNumber: string | null = null): Payment => ({
  paymentType,
  paymentDisplayNumber,
  paymentTypeImageUrl: null,
})

/** What people pay with at the till. */
const tillPayments: readonly (readonly [PaymentType, string | null])[] = [
  ['POS_PURCHASE', null],
  ['CASH', null],
  ['TRAVELERS_CHECK', null],
  ['DEBIT_CARD', '5556'],
  ['RFO', null],
]

/** Payments of the `index`-th order of a history: each way the market knows comes up, the usual ones more often. */
export const paymentsOf = (market: Market, index: number, random: Random, inStore: boolean): Payment[] => {
  const ways = inStore ? tillPayments : market.payments
  const [type, number] =
    index < ways.length * 2 || random.chance(0.3)
      ? (ways[index % ways.length] as (typeof ways)[number])
      : (ways[0] as (typeof ways)[number])
  const voucher = !inStore && type !== 'GIFT_CERTIFICATE' && market.country === 'us' && random.chance(0.12)
  return [payment(type, number), ...(voucher ? [payment('GIFT_CERTIFICATE', '0017')] : [])]
}
