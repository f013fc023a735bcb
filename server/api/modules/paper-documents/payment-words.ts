import type { MessageDescriptor } from '@lingui/core'
import { msg } from '#texts'
import type { PaymentType } from '../../../../contract/orders/payment.ts'
import { type PaymentText, paymentLabels } from '../../../../domain/orders/payment.ts'

const texts: Readonly<Record<PaymentText, MessageDescriptor>> = {
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

/** What a payment type is called on paper, as pages call it (OD-12). */
export const paymentWords = (say: (text: MessageDescriptor) => string, type: PaymentType): string => {
  const label = paymentLabels[type]
  return label.kind === 'name' ? label.name : say(texts[label.key])
}
