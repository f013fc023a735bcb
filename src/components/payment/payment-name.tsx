import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { PaymentType } from '../../../contract/orders/payment.ts'
import { inSentence } from '../../../domain/format/in-sentence.ts'
import { type PaymentText, paymentLabels } from '../../../domain/orders/payment.ts'

const texts: Record<PaymentText, MessageDescriptor> = {
  bankTransfer: msg`Bank transfer`,
  cash: msg`Cash`,
  cashOnDelivery: msg`Cash on delivery`,
  check: msg({ message: 'Check', comment: 'Way to pay: a paper check of a bank (noun)' }),
  convenienceStore: msg({
    message: 'Convenience store',
    comment: 'Way to pay: in cash at a convenience store, usual in Japan',
  }),
  creditCard: msg`Credit card`,
  customerAccount: msg({
    message: 'Customer account',
    comment: 'Way to pay: an account of the customer that the shop charges; no account to sign in to',
  }),
  debitCard: msg`Debit card`,
  giftCard: msg`Gift card`,
  mallCertificate: msg({
    message: 'Mall gift certificate',
    comment: 'Way to pay: a gift certificate of the shopping mall that the store stands in',
  }),
  offlineBankTransfer: msg({
    message: 'Offline bank transfer',
    comment: 'Way to pay: from a bank account, at the bank rather than online',
  }),
  otherCredit: msg({
    message: 'Other credit',
    comment: 'Way to pay: some other kind of credit, which has no name of its own here',
  }),
  otherDebit: msg({
    message: 'Other debit',
    comment: 'Way to pay: some other kind of debit card, which has no name of its own here',
  }),
  posPurchase: msg({
    message: 'Paid in store',
    comment: 'Way to pay: at the register of a store; with what is not known',
  }),
  promoVoucher: msg`Promotional voucher`,
  refundOrder: msg({
    message: 'Refund order',
    comment: 'Way to pay: a refund of another order that pays for this one (noun)',
  }),
  storeCredit: msg({
    message: 'Store credit',
    comment:
      'Money to spend in this shop, sent as a gift card: what a returned item gives in place of money, and a way to pay',
  }),
  storeGiftCard: msg({
    message: 'Store gift card',
    comment: 'Way to pay: a gift card that is good in stores',
  }),
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
    return form === 'alone' ? word : inSentence(word, i18n.locale)
  }
}
