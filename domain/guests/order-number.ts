import { withoutGaps } from '../format/long-numbers.ts'

const orderNumberPattern = /^[A-Za-z0-9]{4,32}$/

/** 4 to 32 letters or digits (orders.md §5). */
export const isOrderNumber = (text: string): boolean => orderNumberPattern.test(text)

/** What was typed or pasted as an order number: blanks and hyphens around and within it mean nothing. */
export const typedOrderNumber = (text: string): string => withoutGaps(text)

/**
 * How the order may be called that somebody asks for: as they write it, else in capitals. Capitals tell orders apart (orders.md §5),
 * so the number as it stands goes first.
 */
export const orderNumberSpellings = (number: string): readonly string[] => [
  ...new Set([number, number.toUpperCase()]),
]

/** One name for all spellings of a number: tries at an order count together, however they write it. */
export const orderNumberKey = (number: string): string => number.toUpperCase()
