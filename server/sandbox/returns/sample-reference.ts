import type { Payment } from '../../../contract/orders/payment.ts'

const cards: ReadonlySet<string> = new Set(['CREDIT_CARD', 'DEBIT_CARD', 'UNIONPAY'])

/** What a bank finds a card's refund by, as acquirers write it: 23 digits. `null` where no card was paid with. */
export const sampleReference = (
  returnOrderNumber: string,
  payments: readonly Pick<Payment, 'paymentType'>[],
): string | null => {
  if (!payments.some(({ paymentType }) => cards.has(paymentType))) return null
  const digits = [...returnOrderNumber].map((letter) => String(letter.charCodeAt(0) % 10)).join('')
  return `74627${digits}`.padEnd(23, '0').slice(0, 23)
}
