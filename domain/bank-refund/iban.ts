import type { MaskedAccount } from '../../contract/orders/bank-refund.ts'
import { withoutGaps } from '../format/long-numbers.ts'

/** Digits as Arabic and Persian keyboards write them; those of other widths are folded by NFKC. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

const asDigit = (digit: string): string => String(digit.charCodeAt(0) & 0xf)

/**
 * An IBAN as machines write it: capitals and digits without gaps. Blanks, hyphens and marks that nobody sees go, digits of other
 * scripts become those of the standard; anything else stays, for the check to find. Marks that come to stand behind a letter join it.
 */
export const compactIban = (text: string): string =>
  withoutGaps(text.normalize('NFKC'))
    .replaceAll(easternDigits, asDigit)
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
    .normalize('NFC')

/** In groups of four, as it stands on paper (ISO 13616). */
export const groupIban = (compact: string): string => compact.replaceAll(/.{4}(?=.)/gsu, '$& ')

export type TypedIban = {
  /** In groups of four. */
  readonly value: string
  /** Where the caret stands in it, in UTF-16 code units. */
  readonly caret: number
}

export type IbanEdit = {
  /** What stood in the field before, in groups of four. */
  readonly before: string
  /** What the browser has made of it. */
  readonly typed: string
  readonly caret: number
  /** A key that takes one character away, and on which side of the caret. */
  readonly erased?: 'before' | 'after' | null
}

/** Taking a gap away means the character that stands beyond it. */
const withoutBeyond = (compact: string, place: number, erased: 'before' | 'after') => {
  const at = erased === 'before' ? place - 1 : place
  return at < 0
    ? { compact, place }
    : { compact: compact.slice(0, at) + compact.slice(at + 1), place: Math.min(place, at) }
}

/**
 * What an edit leaves in the field: groups of four, with the caret behind the same character as before, wherever in the number it was
 * made.
 */
export const editIban = ({ before, typed, caret, erased = null }: IbanEdit): TypedIban => {
  const compact = compactIban(typed)
  const place = compactIban(typed.slice(0, caret)).length
  const isGapErased = erased !== null && compact === compactIban(before) && compact.length > 0
  const left = isGapErased ? withoutBeyond(compact, place, erased) : { compact, place }
  const gaps = left.place === 0 ? 0 : Math.floor((left.place - 1) / 4)
  return { value: groupIban(left.compact), caret: left.place + gaps }
}

/** Country that an IBAN begins with, two letters in capitals; `null` where it begins otherwise. */
export const ibanCountry = (compact: string): string | null => /^[A-Z]{2}/.exec(compact)?.[0] ?? null

/** All that is shown of an IBAN once it was sent. */
export const maskIban = (compact: string): MaskedAccount => ({
  country: compact.slice(0, 2),
  lastFour: compact.slice(-4),
})

/** The same in one line, `PL •••• 2874`: to be set from left to right. */
export const writeMasked = ({ country, lastFour }: MaskedAccount): string => `${country} •••• ${lastFour}`
