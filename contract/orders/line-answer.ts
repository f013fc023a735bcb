import * as v from 'valibot'
import { Instant, orNull, SkuId, WireAmount } from '../wire/primitives.ts'

/** What an item can go back for (BY-01). */
export const lineAnswers = ['money', 'exchange', 'storeCredit'] as const
export type LineAnswerKind = (typeof lineAnswers)[number]

/** When a replacement is sent: against the card, or when the parcel is in. */
export const exchangeSends = ['atOnce', 'afterArrival'] as const
export type ExchangeSend = (typeof exchangeSends)[number]

/** Most pieces of one item that are exchanged at once. */
export const maxExchanged = 10

/** What is wanted for an item that goes back. */
export const LineAnswer = v.variant('kind', [
  v.object({ kind: v.literal('money') }),
  v.object({ kind: v.literal('exchange'), skuId: SkuId, send: v.picklist(exchangeSends) }),
  v.object({ kind: v.literal('storeCredit') }),
])
export type LineAnswer = v.InferOutput<typeof LineAnswer>

/** No sum of an order is larger, in any currency. */
const AgreedSum = v.pipe(WireAmount, v.minValue(0), v.maxValue(1_000_000_000_000))

/** What the shopper has read and agreed to, for all items together. */
export const AgreedSums = v.object({
  /** What the card is charged, and what it holds. */
  charge: AgreedSum,
  hold: AgreedSum,
  /** What is refunded since replacements are cheaper. */
  refund: v.optional(AgreedSum, 0),
  /** What becomes store credit, with its bonus. */
  credit: v.optional(AgreedSum, 0),
})
export type AgreedSums = v.InferOutput<typeof AgreedSums>

/** How the card stands for what was sent at once: it holds the sum, was let go of, has paid, or was given back what it had paid. */
export const cardStandings = ['held', 'released', 'taken', 'returned'] as const

/** How far a replacement is. `dropped`: nothing is sent, for the return was taken back or refused. */
export const replacementStates = ['reserved', 'sent', 'dropped'] as const

/** What a return gives for its items beside money (BY-05); amounts in its currency. */
export const ReturnExchange = v.object({
  lines: v.array(
    v.object({
      /** Line of the sale that went back. */
      lineId: v.string(),
      answer: v.picklist(['exchange', 'storeCredit']),
      title: v.string(),
      color: orNull(v.string()),
      size: orNull(v.string()),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      send: orNull(v.picklist(exchangeSends)),
      state: orNull(v.picklist(replacementStates)),
    }),
  ),
  /** What of the items’ value went into replacements. */
  exchanged: WireAmount,
  /** What the card was charged for what is dearer. */
  charged: WireAmount,
  /** What of that was given back, since the return was taken back or refused. */
  chargeReturned: v.optional(WireAmount, 0),
  /** What the card holds, or has held, for what was sent at once. */
  hold: orNull(v.object({ amount: WireAmount, until: Instant, standing: v.picklist(cardStandings) })),
  storeCredit: orNull(v.object({ amount: WireAmount, bonus: WireAmount, issuedAt: orNull(Instant) })),
})
export type ReturnExchange = v.InferOutput<typeof ReturnExchange>
