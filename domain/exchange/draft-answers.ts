import type {
  AgreedSums,
  ExchangeSend,
  LineAnswer,
  LineAnswerKind,
} from '../../contract/orders/line-answer.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { ExchangeVariant } from '../../contract/returns/exchange-variant.ts'
import { asMinor, fromMinor, type Minor, sumMinor, toMinor } from '../format/money.ts'
import { type ReturnedPieces, refundOfLine } from '../refunds/refund.ts'
import type { ReturnableItem } from '../returns/return-items.ts'
import { addSums, bonusFor, type LineSums, lineSums, sumsToAgree } from './exchange-sums.ts'
import { hasCard, offeredAnswers, offeredSends } from './offered-answers.ts'

/** What is wanted for an item, as the return that is being made keeps it. */
export type DraftAnswer = {
  readonly lineId: string
  readonly kind: LineAnswerKind
  /** What is sent for it; `null` until something is held. */
  readonly variant: ExchangeVariant | null
  /** `null`: the usual one of the country. */
  readonly send: ExchangeSend | null
}

/** An item goes back for money unless something else is said (BY-01). */
export const answerOf = (answers: readonly DraftAnswer[], lineId: string): DraftAnswer =>
  answers.find((answer) => answer.lineId === lineId) ?? {
    lineId,
    kind: 'money',
    variant: null,
    send: null,
  }

/** The answers with one of them changed. */
export const withAnswer = (
  answers: readonly DraftAnswer[],
  lineId: string,
  change: Partial<Omit<DraftAnswer, 'lineId'>>,
): readonly DraftAnswer[] => [
  ...answers.filter((answer) => answer.lineId !== lineId),
  { ...answerOf(answers, lineId), ...change },
]

type Place = { readonly order: Order; readonly country: string }

/** What an item can go back for, before the shop is asked for its sizes (BY-01). */
export const answersFor = ({ order, country }: Place, item: ReturnableItem): readonly LineAnswerKind[] =>
  offeredAnswers({
    country,
    pieces: item.maxQuantity,
    isCustomDesign: Boolean(item.line.product.pbid),
    hasVariants: true,
    isRefundedByBank: order.bankRefund !== null,
    hasEmail: (order.authorizationInfo?.email ?? order.shipFrom?.contactInformation?.email ?? null) !== null,
  })

/** When a replacement can be sent (BY-04). */
export const sendsFor = ({ order, country }: Place): readonly ExchangeSend[] =>
  offeredSends(country, hasCard(order.payment))

/** The answer as the request carries it; nothing for money, and for what is not chosen yet. */
export const wireAnswer = (place: Place, answer: DraftAnswer): LineAnswer | undefined => {
  if (answer.kind === 'storeCredit') return { kind: 'storeCredit' }
  if (answer.kind === 'money' || answer.variant === null) return undefined
  const send = answer.send ?? sendsFor(place)[0] ?? 'afterArrival'
  return { kind: 'exchange', skuId: answer.variant.skuId, send }
}

/** Pieces of a line of the order that go back. */
type Pieces = ReturnedPieces & { readonly line: { readonly id: string } }

const sumsOfPieces = (place: Place, { line, quantity }: Pieces, answer: DraftAnswer): LineSums => {
  const { currency } = place.order
  const price = answer.variant?.price ?? null
  return lineSums({
    paid: refundOfLine(line, quantity, currency),
    pieces: quantity,
    answer: wireAnswer(place, answer) ?? { kind: 'money' },
    price: price === null ? null : toMinor(price, currency),
  })
}

/** What one item comes to if it is exchanged for a variant: above 0 it is dearer, below it is cheaper (BY-03). */
export const differenceFor = (place: Place, pieces: Pieces, variant: ExchangeVariant): Minor => {
  const { charge, refund } = sumsOfPieces(place, pieces, {
    ...answerOf([], pieces.line.id),
    kind: 'exchange',
    variant,
  })
  return asMinor(charge - refund)
}

export type DraftSums = LineSums & {
  /** Bonus on what becomes store credit (BY-06). */
  readonly bonus: Minor
}

/** What all that goes back comes to, as the host reckons it. */
export const draftSums = (
  place: Place,
  pieces: readonly Pieces[],
  answers: readonly DraftAnswer[],
): DraftSums => {
  const sums = addSums(pieces.map((piece) => sumsOfPieces(place, piece, answerOf(answers, piece.line.id))))
  return { ...sums, bonus: bonusFor(place.country, sums.credit) }
}

/**
 * What the shopper has read, for the host to hold against what it reckons (BY-03); `undefined` where there is nothing to agree to: all of it is
 * money, or exchanged for what costs the same and is sent after the parcel is in.
 */
export const agreedOf = (sums: DraftSums, currency: string): AgreedSums | undefined => {
  const { charge, hold, refund, credit } = sumsToAgree(sums, sums.bonus)
  if (sumMinor([charge, hold, refund, credit]) === 0) return undefined
  return {
    charge: fromMinor(charge, currency),
    hold: fromMinor(hold, currency),
    refund: fromMinor(refund, currency),
    credit: fromMinor(credit, currency),
  }
}
