import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { PaymentType } from '../../../contract/orders/payment.ts'
import { type PaymentText, paymentLabels } from '../../../domain/orders/payment.ts'

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

/** Whether words stand for themselves or go on within a sentence, where only names keep their capital. */
export type PaymentForm = 'alone' | 'inSentence'

/** Gives the shopper's word for a payment type in the page's language (OD-12). */
export const usePaymentName = (): ((type: PaymentType, form?: PaymentForm) => string) => {
  const { _, i18n } = useLingui()
  return (type, form = 'alone') => {
    const label = paymentLabels[type]
    if (label.kind === 'name') return label.name
    const word = _(texts[label.key])
    return form === 'alone' ? word : word.charAt(0).toLocaleLowerCase(i18n.locale) + word.slice(1)
  }
}
