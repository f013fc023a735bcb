import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '#texts'
import type { Payment } from '../../contract/orders/payment.ts'
import { type PaymentText, paymentLabels } from '../../domain/orders/payment.ts'

const texts: Record<PaymentText, MessageDescriptor> = {
  bankTransfer: msg`Bank transfer`,
  cash: msg`Cash`,
  cashOnDelivery: msg`Cash on delivery`,
  check: msg`Check`,
  convenienceStore: msg`Convenience store`,
  creditCard: msg`Credit card`,
  customerAccount: msg`Customer account`,
  debitCard: msg`Debit card`,
  giftCard: msg`Gift card`,
  mallCertificate: msg`Mall gift certificate`,
  offlineBankTransfer: msg`Offline bank transfer`,
  otherCredit: msg`Other credit`,
  otherDebit: msg`Other debit`,
  posPurchase: msg`Paid in store`,
  promoVoucher: msg`Promotional voucher`,
  refundOrder: msg`Refund order`,
  storeCredit: msg`Store credit`,
  storeGiftCard: msg`Store gift card`,
  travelersCheck: msg`Traveler’s check`,
}

/** "Credit card ending 4417": a payment as a mail names it, with what may be shown of the account (OD-12). */
export const paymentWords = (
  i18n: I18n,
  { paymentType, paymentDisplayNumber: number }: Pick<Payment, 'paymentType' | 'paymentDisplayNumber'>,
): string => {
  const label = paymentLabels[paymentType]
  const name = label.kind === 'name' ? label.name : i18n._(texts[label.key])
  if (number === null || number === '') return name
  return /^\d{1,6}$/.test(number) ? i18n._(msg`${{ name }} ending ${{ number }}`) : `${name} · ${number}`
}
