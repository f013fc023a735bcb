import { setTimeout as wait } from 'node:timers/promises'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type AttemptLimit,
  type Claim,
  claimAttempt,
  type LimitedSubject,
} from '../../../limits/attempt-limits.ts'

const minuteMs = 60_000

/** Wrong tries (decisions.md, "Limits"): of one card, of one address, and of all cards together. */
const perCard: AttemptLimit = { name: 'gift-card', max: 5, windowMs: 24 * 60 * minuteMs }
const perAddress: AttemptLimit = { name: 'gift-card-address', max: 20, windowMs: 60 * minuteMs }
/** The breaker: many cards tried from many addresses at once is nobody looking for a balance. */
export const breaker: AttemptLimit = { name: 'gift-card-breaker', max: 200, windowMs: 10 * minuteMs }

/** How long a request waits for others to end, and how often it looks. */
const patienceMs = 5_000
const recheckMs = 20

const tooMany = (seconds: number) => problem('rate_limited', { headers: { 'Retry-After': String(seconds) } })

/** `card` is the hash of its number, whether there is such a card or not. */
export type GiftCardTry = { readonly card: string; readonly address: string }

/**
 * Counts a try before it is made, so that parallel guesses cannot exceed the limits; 429 with `Retry-After` beyond them,
 * for the right PIN as well.
 */
export const claimGiftCardTry = async (
  db: Database,
  { card, address }: GiftCardTry,
): Promise<Extract<Claim, { kind: 'granted' }>> => {
  const subjects: readonly LimitedSubject[] = [
    { limit: perCard, subject: card },
    { limit: perAddress, subject: address },
    { limit: breaker, subject: 'all cards' },
  ]
  const giveUp = Date.now() + patienceMs
  while (Date.now() < giveUp) {
    const claim = await claimAttempt(db, subjects)
    if (claim.kind === 'granted') return claim
    if (claim.kind === 'refused') throw tooMany(Math.ceil(claim.waitMs / 1000))
    await wait(recheckMs)
  }
  throw tooMany(1)
}
