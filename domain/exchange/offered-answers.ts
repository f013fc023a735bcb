import type { ExchangeSend, LineAnswerKind } from '../../contract/orders/line-answer.ts'
import { profileOf } from '../countries/profile-of.ts'

/** Ways of payment that can be charged and can stand for what is sent at once. */
const cards: ReadonlySet<string> = new Set(['CREDIT_CARD', 'DEBIT_CARD'])

export const isCard = ({ paymentType }: { readonly paymentType: string }): boolean => cards.has(paymentType)

/** Whether the order was paid by a card that can be charged again. */
export const hasCard = (payments: readonly { readonly paymentType: string }[]): boolean =>
  payments.some(isCard)

/** What of an item and its order decides what it can go back for. */
export type AnswerFacts = {
  /** Two letters: the one that the order shipped from. */
  readonly country: string | null
  /** Pieces that can go back. */
  readonly pieces: number
  readonly isCustomDesign: boolean
  /** The shop sells its product, in a size or color at least. */
  readonly hasVariants: boolean
  /** Its money goes back to a bank account, so that nothing is settled before that is known. */
  readonly isRefundedByBank: boolean
  /** Somebody can be mailed the number of a gift card. */
  readonly hasEmail: boolean
}

/** What an item can go back for, money first; nothing where it cannot go back (BY-01). */
export const offeredAnswers = (facts: AnswerFacts): readonly LineAnswerKind[] => {
  if (facts.pieces <= 0) return []
  const { exchange, storeCredit } = profileOf(facts.country).returns
  const isSettledHere = !facts.isRefundedByBank
  const takesExchange = exchange !== null && isSettledHere && facts.hasVariants && !facts.isCustomDesign
  return [
    'money',
    ...(takesExchange ? (['exchange'] as const) : []),
    ...(storeCredit !== null && isSettledHere && facts.hasEmail ? (['storeCredit'] as const) : []),
  ]
}

/** When a replacement can be sent: at once only where a card can stand for it (BY-04). */
export const offeredSends = (country: string | null, takesCard: boolean): readonly ExchangeSend[] =>
  (profileOf(country).returns.exchange?.sends ?? []).filter((send) => send === 'afterArrival' || takesCard)
