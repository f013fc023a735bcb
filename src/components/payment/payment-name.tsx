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

/** Gives the shopper's word for a payment type in the page's language (OD-12). */
export const usePaymentName = (): ((type: PaymentType) => string) => {
  const { _ } = useLingui()
  return (type) => {
    const label = paymentLabels[type]
    return label.kind === 'name' ? label.name : _(texts[label.key])
  }
}
