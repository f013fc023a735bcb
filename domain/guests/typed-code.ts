import { guestCodeDigits } from '../../contract/session/guest-code.ts'

/** The digits of a code as it was typed or pasted, whatever stands among them, as far as a code goes (BY-24). */
export const digitsOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\D/g, '')
    .slice(0, guestCodeDigits)

/** Digits of every script stand in runs of ten that begin at a zero. */
const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  if (point < 0x80) return digit
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}

/** Whether all digits of a code are there. */
export const isWhole = (code: string): boolean => code.length === guestCodeDigits
