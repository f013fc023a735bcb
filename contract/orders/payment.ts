import * as v from 'valibot'
import { orNull } from '../wire/primitives.ts'

/** Every payment type of the specification (orders.md §3, OD-12). */
export const paymentTypes = [
  'ALIPAY',
  'ASTROPAY',
  'BILLPAY',
  'CASH',
  'CHECK',
  'COD',
  'CONV_STORE',
  'CREDIT_CARD',
  'CUSTOMER_ACCOUNT',
  'CUSTOMER_OFBT',
  'DEBIT_CARD',
  'GIFT_CERTIFICATE',
  'IYZICO',
  'KLARNA',
  'MALL_CERTIFICATE',
  'OFFLINE_BANK',
  'OTHER_CREDIT',
  'OTHER_DEBIT',
  'PAYPAL',
  'POS_PURCHASE',
  'PROMO_VOUCHER',
  'QIWI',
  'REALTIME_BANK',
  'RFO',
  'SAFETYPAY',
  'SOFORT',
  'STORE_CREDIT',
  'STORE_GIFTCERT',
  'TENPAY',
  'TRAVELERS_CHECK',
  'UNIONPAY',
  'WECHAT',
] as const
export type PaymentType = (typeof paymentTypes)[number]

export const Payment = v.object({
  paymentType: v.picklist(paymentTypes),
  /** What may be shown of the account, for example the last four digits. */
  paymentDisplayNumber: orNull(v.string()),
  paymentTypeImageUrl: orNull(v.string()),
})
export type Payment = v.InferOutput<typeof Payment>
