/** Blanks and hyphens of any kind, as people write and paste them; marks that nobody sees come along from other pages. */
const gap = String.raw`\s\p{Pd}\u2212\p{Cf}`
const numbersAndHyphens = new RegExp(`^[\\d${gap}]+$`, 'u')
const gaps = new RegExp(`[${gap}]`, 'gu')

/** Digits, spaces and hyphens, and nothing else: a long number as it is read off a card (orders.md §5). */
export const isNumbersAndHyphens = (text: string): boolean => numbersAndHyphens.test(text)

/** Spaces and hyphens mean nothing between the digits; anything else stays, for the check to find. */
export const withoutGaps = (text: string): string => text.replaceAll(gaps, '')
