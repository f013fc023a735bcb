import { proofHeader } from '../../../../contract/wire/proof-of-work-header.ts'
import { measures } from '../../../common/measures.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { LimitedSubject } from '../../../limits/attempt-limits.ts'
import type { GrantedClaim } from '../../../limits/claim-attempt.ts'
import { claimPatiently } from '../../../limits/claim-patiently.ts'
import type { ProofOfWork } from '../../../limits/proof-of-work.ts'

export type LimitedAttempt = {
  readonly db: Database
  readonly proofs: ProofOfWork
  /** Header fields of the request, with the proof that it may bring. */
  readonly headers: Headers
  readonly subjects: readonly LimitedSubject[]
}

/**
 * Counts an attempt before it is worked. Beyond the limits it is refused with 429, `Retry-After` and, where one helps, the
 * challenge whose proof lets the next attempt in: whoever guesses pays for each guess, and nobody else is shut out by them.
 */
export const claimOrRefuse = async ({
  db,
  proofs,
  headers,
  subjects,
}: LimitedAttempt): Promise<GrantedClaim> => {
  const about = JSON.stringify(subjects.map(({ limit, subject }) => [limit.name, subject]))
  const proof = await proofs.check(headers.get(proofHeader), about)
  const claim = await claimPatiently(db, subjects, { proof })
  if (claim.kind === 'granted') return claim
  measures().refusals.add(1, { 'baton.limit': subjects[0]?.limit.name ?? 'none' })
  throw problem('rate_limited', {
    headers: { 'Retry-After': String(Math.ceil(claim.waitMs / 1000)) },
    ...(claim.level === null ? {} : { challenge: await proofs.challenge(claim.level, about) }),
  })
}
