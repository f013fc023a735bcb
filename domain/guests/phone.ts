import { callingCodes } from '../countries/calling-codes.gen.ts'
import { withoutGaps } from '../format/long-numbers.ts'

/** Calling code of a country (two letters, lower case), without `+`; `null` where nobody has described the country. */
export const callingCodeOf = (country: string): string | null => callingCodes.get(country) ?? null

/** Numbers as people write and paste them: blanks, hyphens, dots, strokes, brackets and unseen marks mean nothing. */
const withoutPunctuation = (text: string): string => withoutGaps(text).replaceAll(/[()./]/g, '')

/**
 * What was typed as a number within its country: the calling code goes where it was written out, as `+86`, `0086` or, in
 * China, where no number starts with it, as `86`. Letters stay, for the check to find.
 */
export const nationalNumber = (typed: string, code: string | null): string => {
  const plain = withoutPunctuation(typed)
  if (code === null) return plain.replace(/^(\+|00)/, '')
  const written = [`+${code}`, `00${code}`, ...(code === '86' ? [code] : [])]
  const prefix = written.find((start) => plain.startsWith(start) && plain.length > start.length)
  return prefix === undefined ? plain : plain.slice(prefix.length)
}

/** `86 13800138000`, as a filter carries it (decisions.md, "Words on the wire"); the number alone without a code. */
export const wirePhone = (typed: string, code: string | null): string => {
  const number = nationalNumber(typed, code)
  return code === null ? number : `${code} ${number}`
}

/** A phone as a credential: digits with their country's code; China's is added unless they start with it (orders.md §5). */
export const phoneCredential = (digits: string, code: string): string => {
  const plain = digits.replaceAll(/\D/g, '')
  return `+${code === '86' && plain.startsWith(code) ? plain : code + plain}`
}

/**
 * A phone in its international form, `+31612345678`: a calling code that was written out counts, whichever it is, and the zero that
 * numbers begin with within many countries goes.
 */
export const internationalPhone = (typed: string, code: string | null): string => {
  const plain = withoutPunctuation(typed)
  const [, abroad] = /^(?:\+|00)(.*)$/.exec(plain) ?? []
  if (abroad !== undefined) return `+${abroad}`
  const number = nationalNumber(typed, code)
  return code === null ? `+${number}` : `+${code}${number.replace(/^0/, '')}`
}

/** Whether a phone in its international form can be one. */
export const isInternationalPhone = (phone: string): boolean => /^\+[1-9]\d{6,14}$/.test(phone)
