import type { AttemptLimit, LimitedSubject } from '../../../limits/attempt-limits.ts'

const minuteMs = 60_000

/** Wrong tries (decisions.md, "Limits"): of one card, of one client, and of all cards together. */
const perCard: AttemptLimit = { name: 'gift-card', max: 5, windowMs: 24 * 60 * minuteMs }
const perClient: AttemptLimit = { name: 'gift-card-address', max: 20, windowMs: 60 * minuteMs, maxProven: 60 }
/**
 * The breaker: many cards tried from many addresses at once is nobody looking for a balance. It asks everybody for a proof of
 * work, and shuts nobody out.
 */
export const breaker: AttemptLimit = {
  name: 'gift-card-breaker',
  max: 200,
  windowMs: 10 * minuteMs,
  maxProven: Number.POSITIVE_INFINITY,
}

/** `card` is the hash of its number, whether there is such a card or not. */
export type GiftCardTry = { readonly card: string; readonly address: string }

/** What a try counts against. */
export const giftCardSubjects = ({ card, address }: GiftCardTry): readonly LimitedSubject[] => [
  { limit: perCard, subject: card },
  { limit: perClient, subject: address },
  { limit: breaker, subject: 'all cards' },
]
