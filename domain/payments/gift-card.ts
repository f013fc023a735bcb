import { isNumbersAndHyphens, withoutGaps } from '../format/long-numbers.ts'

/** Gift card rules (orders.md §5, GC-01). */
export const cardDigits = 19
export const pinDigits = 6
/** Characters that the number's field takes: the digits and what people write between them. */
export const cardFieldLength = 24
/** Digits of a number in groups of four, as they stand on the card. */
export const groupDigits = (digits: string): string => digits.replaceAll(/\d{4}(?=\d)/g, '$& ')

/** The digits of what was typed or pasted. */
export const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '')

/** The same, as many as a card has. */
export const typedDigits = (text: string): string => onlyDigits(text).slice(0, cardDigits)

/** The same, as many as a PIN has: cut after what stands between them is gone. */
export const typedPin = (text: string): string => onlyDigits(text).slice(0, pinDigits)

export const isCardNumber = (text: string): boolean =>
  isNumbersAndHyphens(text) && withoutGaps(text).length === cardDigits

export const isPin = (text: string): boolean => /^\d{6}$/.test(text)

/** A number as it may be shown again: its last group, dots before it. */
export const maskedCardNumber = (accountNumber: string): string =>
  `•••• •••• •••• •••• ${withoutGaps(accountNumber).slice(-3)}`
