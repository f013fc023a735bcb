/** Signs of a gift receipt's code: none of them looks like another. */
export const giftCodeSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Twelve of 31 signs: some 59 bits, more than can be guessed within the limits (BY-52). */
export const giftCodeLength = 12

/** A code as it is compared: without the spaces and dashes that it is written with, in upper case. */
export const giftCodeKey = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\-–]/g, '')

/** Whether it can be a gift receipt's code at all. */
export const isGiftCode = (typed: string): boolean => {
  const key = giftCodeKey(typed)
  return key.length === giftCodeLength && [...key].every((sign) => giftCodeSigns.includes(sign))
}

/** In groups of four, as the receipt has it: `ABCD-EFGH-JKMN`. */
export const writeGiftCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
