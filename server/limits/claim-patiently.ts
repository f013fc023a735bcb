import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/schema.ts'
import { bucketOf, type LimitedSubject } from './attempt-limits.ts'
import {
  type Claim,
  type ClaimOptions,
  claimAttempt,
  type GrantedClaim,
  type RefusedClaim,
} from './claim-attempt.ts'
import { takeTurns } from './turns.ts'

/**
 * How long an attempt waits for others of the same subject to end, and how often it looks: longer than a host with much to do
 * needs for as many as come at once from one place, and less than an attempt stays open whose host has died.
 */
const patienceMs = 20_000
const firstRecheckMs = 20
const maxRecheckMs = 200

const untilDecided = async (
  db: Database,
  subjects: readonly LimitedSubject[],
  options: ClaimOptions,
): Promise<Exclude<Claim, { kind: 'busy' }>> => {
  const giveUp = Date.now() + patienceMs
  // Those who wait ask less and less often, and not all at once: asking is work for the database, too.
  for (let pauseMs = firstRecheckMs; Date.now() < giveUp; pauseMs = Math.min(2 * pauseMs, maxRecheckMs)) {
    const claim = await claimAttempt(db, subjects, options)
    if (claim.kind !== 'busy') return claim
    await wait(pauseMs * (0.5 + Math.random()))
  }
  return tooBusy
}

const tooBusy: RefusedClaim = { kind: 'refused', waitMs: 1_000, level: null }

/** No more attempts of a subject are at the database at once than its limit could let in. */
const turnsFor = (subjects: readonly LimitedSubject[]) =>
  [...Map.groupBy(subjects, bucketOf)].flatMap(([key, limited]) => {
    const max = Math.min(...limited.map(({ limit }) => limit.max))
    return Number.isFinite(max) ? [{ key, max }] : []
  })

/**
 * Claims an attempt as `claimAttempt` does, waiting where only attempts that are being worked stand in the way: those of
 * this host in the order in which they came. Refused for a second where none ends in time.
 */
export const claimPatiently = async (
  db: Database,
  subjects: readonly LimitedSubject[],
  options: ClaimOptions = {},
): Promise<GrantedClaim | RefusedClaim> => {
  const leave = await takeTurns(turnsFor(subjects), patienceMs)
  if (leave === null) return tooBusy
  try {
    const claim = await untilDecided(db, subjects, options)
    if (claim.kind === 'refused') leave()
    return claim.kind === 'refused'
      ? claim
      : { ...claim, release: () => claim.release().finally(leave), keep: () => claim.keep().finally(leave) }
  } catch (error) {
    leave()
    throw error
  }
}
