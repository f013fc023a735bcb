import type { Payment, PaymentType } from '../../../contract/orders/payment.ts'
import type { StoredPayment } from '../../db/tables/orders.ts'
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

/** What gift cards pay of an order that is paid in several ways, in hundredths. */
const giftPercent = 30

/** Payments with what each paid of a total in minor units, where there is more than one. */
export const chargedOf = (payments: readonly Payment[], total: number): readonly StoredPayment[] => {
  if (payments.length !== 2) return payments
  const gift = Math.round((total * giftPercent) / 100)
  const isGift = ({ paymentType }: Payment) => paymentType === 'GIFT_CERTIFICATE'
  if (payments.filter(isGift).length !== 1) return payments
  return payments.map((way) => ({ ...way, charged: isGift(way) ? gift : total - gift }))
}

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
