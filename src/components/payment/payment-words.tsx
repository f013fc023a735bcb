import { useLingui } from '@lingui/react/macro'
import type { Payment } from '../../../contract/orders/payment.ts'
import { type PaymentForm, usePaymentName } from './payment-name.tsx'

/** "Credit card ending 4417", "PayPal · lina@example.com": the type with what may be shown of the account (OD-12). */
export const usePaymentWords = (): ((payment: Payment, form?: PaymentForm) => string) => {
  const { t } = useLingui()
  const nameOf = usePaymentName()
  return ({ paymentType, paymentDisplayNumber: number }, form) => {
    const name = nameOf(paymentType, form)
    if (number === null || number === '') return name
    return /^\d{1,6}$/.test(number)
      ? t({
          message: `${name} ending ${number}`,
          comment: '{name} is a way to pay, like “Credit card”, {number} its last digits',
        })
      : `${name} · ${number}`
  }
}
