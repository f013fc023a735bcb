import { useLingui } from '@lingui/react/macro'
import type { RefundEntry, RefundPart } from '../../../contract/orders/refund-status.ts'
import { usePaymentWords } from '../../components/payment/payment-words.tsx'

/** Says where a part of a refund goes: a payment, a bank account by its last four, or `null` where nobody can say. */
export const useRefundWay = () => {
  const { t } = useLingui()
  const wordsOf = usePaymentWords()
  return (
    { bankRefund }: RefundEntry,
    { payment }: RefundPart,
    form: 'alone' | 'inSentence' = 'alone',
  ): string | null => {
    if (bankRefund !== null) {
      const lastFour = bankRefund.sent?.account.lastFour
      if (lastFour === undefined) return null
      return form === 'alone'
        ? t({
            message: `Bank account ending ${lastFour}`,
            comment: 'Where a refund goes; {lastFour} are four digits. Stands alone',
          })
        : t({
            message: `bank account ending ${lastFour}`,
            comment:
              'Where a refund goes, within a sentence like “$48.26 was refunded to your bank account ending 1234”',
          })
    }
    return payment && wordsOf(payment, form)
  }
}
