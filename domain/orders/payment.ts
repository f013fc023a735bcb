import type { PaymentType } from '../../contract/orders/payment.ts'

/** Kinds of payment that have words rather than a name of their own; views translate them. */
export type PaymentText =
  | 'bankTransfer'
  | 'cash'
  | 'cashOnDelivery'
  | 'check'
  | 'convenienceStore'
  | 'creditCard'
  | 'customerAccount'
  | 'debitCard'
  | 'giftCard'
  | 'mallCertificate'
  | 'offlineBankTransfer'
  | 'otherCredit'
  | 'otherDebit'
  | 'posPurchase'
  | 'promoVoucher'
  | 'refundOrder'
  | 'storeCredit'
  | 'storeGiftCard'
  | 'travelersCheck'

/** How a payment type is called: a proper name that no language translates, or a text (OD-12). */
export type PaymentLabel =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly key: PaymentText }

const named = (name: string): PaymentLabel => ({ kind: 'name', name })
const text = (key: PaymentText): PaymentLabel => ({ kind: 'text', key })

export const paymentLabels: Readonly<Record<PaymentType, PaymentLabel>> = {
  ALIPAY: named('Alipay'),
  ASTROPAY: named('AstroPay'),
  BILLPAY: named('BillPay'),
  CASH: text('cash'),
  CHECK: text('check'),
  COD: text('cashOnDelivery'),
  CONV_STORE: text('convenienceStore'),
  CREDIT_CARD: text('creditCard'),
  CUSTOMER_ACCOUNT: text('customerAccount'),
  CUSTOMER_OFBT: text('offlineBankTransfer'),
  DEBIT_CARD: text('debitCard'),
  GIFT_CERTIFICATE: text('giftCard'),
  IYZICO: named('iyzico'),
  KLARNA: named('Klarna'),
  MALL_CERTIFICATE: text('mallCertificate'),
  OFFLINE_BANK: text('bankTransfer'),
  OTHER_CREDIT: text('otherCredit'),
  OTHER_DEBIT: text('otherDebit'),
  PAYPAL: named('PayPal'),
  POS_PURCHASE: text('posPurchase'),
  PROMO_VOUCHER: text('promoVoucher'),
  QIWI: named('QIWI'),
  REALTIME_BANK: named('iDEAL'),
  RFO: text('refundOrder'),
  SAFETYPAY: named('SafetyPay'),
  SOFORT: named('Sofort'),
  STORE_CREDIT: text('storeCredit'),
  STORE_GIFTCERT: text('storeGiftCard'),
  TENPAY: named('Tenpay'),
  TRAVELERS_CHECK: text('travelersCheck'),
  UNIONPAY: named('UnionPay'),
  WECHAT: named('WeChat Pay'),
}
