import type { AttemptLimit, LimitedSubject } from './attempt-limits.ts'

/** Proof of work that was checked: how hard it was, and what it is known by, so that it counts once. */
export type Proof = { readonly level: number; readonly id: string }

/** The hardest proof that is asked for: an honest phone finds it within some seconds (docs/decisions/0129). */
const maxLevel = 3

/** How long a challenge may be worked on, in milliseconds. */
export const challengeLifeMs = 5 * 60_000

/**
 * How hard a proof the next attempt needs where `failed` have failed in the window: each further `max` of them doubles the
 * work. @returns null: no proof lets it in.
 */
export const difficultyOf = ({ max, maxProven = max }: AttemptLimit, failed: number): number | null =>
  failed >= maxProven ? null : Math.min(maxLevel, Math.floor((failed - max) / max))

/** A proof counts for one attempt; one that went well gives it back. */
export const proofUse = ({ id }: Proof): LimitedSubject => ({
  limit: { name: 'proof-of-work', max: 1, windowMs: challengeLifeMs },
  subject: id,
})
