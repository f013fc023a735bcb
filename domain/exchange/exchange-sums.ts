import type { AgreedSums, LineAnswer } from '../../contract/orders/line-answer.ts'
import { profileOf } from '../countries/profile-of.ts'
import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'
import { type RefundAmounts, runningShare } from '../refunds/refund.ts'

/** What an item's pieces come to by its answer, in minor units of the order's currency. */
export type LineSums = {
  /** What its replacement costs; nothing where none is sent. */
  readonly value: Minor
  /** Part of what was paid that went into the replacement. */
  readonly exchanged: Minor
  /** Charged to the card when the return is agreed. */
  readonly charge: Minor
  /** Held on the card until the parcel is in. */
  readonly hold: Minor
  /** Refunded when the parcel is in. */
  readonly refund: Minor
  /** Part of that which comes since the replacement is cheaper. */
  readonly cheaper: Minor
  /** Becomes store credit, without its bonus. */
  readonly credit: Minor
}

const nothing: LineSums = {
  value: zeroMinor,
  exchanged: zeroMinor,
  charge: zeroMinor,
  hold: zeroMinor,
  refund: zeroMinor,
  cheaper: zeroMinor,
  credit: zeroMinor,
}

/** What is sent for the pieces: today's price of one without tax on top; `null`: what was paid counts. */
export type ReplacementPrice = Minor | null

/** Tax that comes on top of a price, at the rate that the pieces were taxed by. */
export const replacementTax = (paid: RefundAmounts, price: Minor): Minor =>
  paid.subtotal <= 0 ? zeroMinor : runningShare(paid.tax, paid.subtotal, price)

/** What the replacement of so many pieces costs, tax and all (BY-03). */
const replacementValue = (paid: RefundAmounts, price: ReplacementPrice, pieces: number): Minor => {
  if (price === null) return paid.total
  const goods = asMinor(price * pieces)
  return asMinor(goods + replacementTax(paid, goods))
}

/**
 * What one item comes to (BY-03, BY-04, BY-06). `paid` is what its pieces refund by `refundOfLine`; of an exchange, `exchanged`
 * and `charge` add up to its value, `exchanged` and `refund` to what was paid.
 */
export const lineSums = (line: {
  readonly paid: RefundAmounts
  readonly pieces: number
  readonly answer: LineAnswer
  readonly price: ReplacementPrice
}): LineSums => {
  const { total: paid } = line.paid
  if (line.answer.kind === 'money') return { ...nothing, refund: paid }
  if (line.answer.kind === 'storeCredit') return { ...nothing, credit: paid }
  const value = replacementValue(line.paid, line.price, line.pieces)
  const exchanged = asMinor(Math.min(value, paid))
  const cheaper = asMinor(paid - exchanged)
  return {
    value,
    exchanged,
    charge: asMinor(value - exchanged),
    hold: line.answer.send === 'atOnce' ? exchanged : zeroMinor,
    refund: cheaper,
    cheaper,
    credit: zeroMinor,
  }
}

/** All items of a return together. */
export const addSums = (lines: readonly LineSums[]): LineSums => {
  const sum = (name: keyof LineSums) => sumMinor(lines.map((line) => line[name]))
  return {
    value: sum('value'),
    exchanged: sum('exchanged'),
    charge: sum('charge'),
    hold: sum('hold'),
    refund: sum('refund'),
    cheaper: sum('cheaper'),
    credit: sum('credit'),
  }
}

/** Bonus of store credit: so many percent, rounded down, and no more than the cap, which counts for all items of a return together (BY-06). */
export const creditBonus = (credit: Minor, terms: { readonly percent: number; readonly cap: Minor }): Minor =>
  asMinor(Math.min(terms.cap, Math.floor((credit * terms.percent) / 100)))

/** The same by the terms of a country, which may have none (BY-06). */
export const bonusFor = (country: string, credit: Minor): Minor => {
  const terms = profileOf(country).returns.storeCredit
  return terms === null ? zeroMinor : creditBonus(credit, { percent: terms.percent, cap: asMinor(terms.cap) })
}

/** What a shopper agrees to: page and host must come to the same (BY-03). */
export const sumsToAgree = (
  { charge, hold, cheaper, credit }: Pick<LineSums, 'charge' | 'hold' | 'cheaper' | 'credit'>,
  bonus: Minor,
): Readonly<Record<keyof AgreedSums, Minor>> => ({
  charge,
  hold,
  refund: cheaper,
  credit: sumMinor([credit, bonus]),
})
