import type { Gift } from '../../contract/returns/gift-return.ts'

export type GiftStanding = Gift['standing']

/**
 * How a gift stands for whoever holds its receipt (BY-49): the country offers it, its window is open, and pieces are left. What was asked for
 * before is told in any case.
 */
export const giftStanding = (facts: {
  readonly isOffered: boolean
  readonly isInTime: boolean
  /** Pieces that can still go back. */
  readonly pieces: number
}): GiftStanding => {
  if (!facts.isOffered) return 'notOffered'
  if (!facts.isInTime) return 'over'
  return facts.pieces > 0 ? 'open' : 'nothing'
}

/** Hold of the page on a gift: an hour from the look-up (BY-52). */
export const giftAccessMs = 60 * 60_000
