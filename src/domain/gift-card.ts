/** Gift card rules (orders.md §5, GC-01). */
export const cardDigits = 19
export const pinDigits = 6
/** Characters that the number's field takes: the digits and what people write between them. */
export const cardFieldLength = 24
/** How the number is grouped, as it stands on the card; `#` is a digit. */
export const cardPattern = '#### #### #### #### ###'

/** Blanks and hyphens of any kind mean nothing between the digits; anything else stays, for the check to find. */
export const withoutGaps = (text: string): string => text.replaceAll(/[\s\p{Pd}\u00AD]/gu, '')

export const isCardNumber = (text: string): boolean => /^\d{19}$/.test(withoutGaps(text))

export const isPin = (text: string): boolean => /^\d{6}$/.test(text)

/** A number as it may be shown again: its last group, dots before it. */
export const maskedCardNumber = (accountNumber: string): string =>
  `•••• •••• •••• •••• ${withoutGaps(accountNumber).slice(-3)}`
