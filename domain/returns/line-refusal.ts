import { profileOf } from '../countries/profile-of.ts'

/** What of a line decides whether pieces of it may go back, as wire and host both know it. */
export type LineFacts = {
  /** Raw status. */
  readonly status: string
  readonly isCustomDesign: boolean
  /** The host has its own reason against it, which it tells. */
  readonly isBarredByHost: boolean
  readonly isReturnable: boolean
  readonly returnableQuantity: number
}

/** `host`: by the host's own reason; `notReturnable`: by its mark alone. */
export type LineRefusal = 'customDesign' | 'cancelled' | 'host' | 'notReturnable' | 'nothingLeft'

/**
 * Why no piece of a line can be returned, whatever the order's state and window, or `null` (RI-04). A custom design is kept in
 * countries that take none back. Page and host both ask here.
 */
export const lineRefusal = (line: LineFacts, country: string | null): LineRefusal | null => {
  if (line.isCustomDesign && !profileOf(country).returns.takesCustomDesigns) return 'customDesign'
  if (/^cancelled$/i.test(line.status.trim())) return 'cancelled'
  if (line.isBarredByHost) return 'host'
  if (!line.isReturnable) return 'notReturnable'
  return line.returnableQuantity > 0 ? null : 'nothingLeft'
}

/**
 * Pieces of a line that may go back, whoever asks: the buyer, or who was given it (BY-49). `away` of them went back as a gift, which takes
 * nothing from the line as its buyer sees it (BY-51).
 */
export const piecesToReturn = (line: LineFacts, country: string | null, away = 0): number =>
  lineRefusal(line, country) === null ? Math.max(0, line.returnableQuantity - away) : 0
