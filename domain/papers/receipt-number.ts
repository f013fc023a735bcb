import { maxReceiptNumber } from '../../contract/returns/return-proof.ts'

/** Fewest characters that a carrier's number has. */
export const minReceiptNumber = 4

export type ReceiptNumberFault = 'missing' | 'characters' | 'short' | 'long'

/** A number as it is kept: without spaces, upper case, digits of any script as 0 to 9. */
export const receiptNumberOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\s\u200e\u200f]+/g, '')
    .toUpperCase()

/** What is wrong with a number as it was typed, or `null`: 4 to 40 letters, digits, hyphens, slashes or dots (BY-27). */
export const receiptNumberFault = (typed: string): ReceiptNumberFault | null => {
  const number = receiptNumberOf(typed)
  if (number === '') return 'missing'
  if (!/^[A-Z0-9][A-Z0-9./-]*$/.test(number)) return 'characters'
  if (number.length < minReceiptNumber) return 'short'
  return number.length > maxReceiptNumber ? 'long' : null
}
