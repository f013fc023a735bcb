import type { ProofStanding } from '../../contract/orders/papers.ts'
import type { ProofAnswer } from '../../contract/returns/return-proof.ts'
import { isStoreReturn, parseMethod } from '../return-methods/return-methods.ts'
import type { ReturnStage } from '../return-progress/return-life.ts'

export type ProofFacts = {
  readonly returnMethod: string | null
  readonly stages: readonly ReturnStage[]
  /** Its refund is recorded. */
  readonly isRefunded: boolean
}

/**
 * Whether a return takes a proof that it was handed over (BY-27): of every return by a carrier until its refund is made, also before the
 * carrier tells of it, since the receipt is in hand sooner. Page and host both ask here.
 */
export const proofStanding = ({ returnMethod, stages, isRefunded }: ProofFacts): ProofStanding => {
  if (stages.length > 0 && stages.every((stage) => stage === 'dropped')) return 'cancelled'
  const method = parseMethod(returnMethod)
  if (method && isStoreReturn(method.id)) return 'store'
  return isRefunded || stages.every((stage) => stage === 'settled') ? 'closed' : 'open'
}

/** Whether what is known of a proof comes with the page: a photo is larger than the page, and is asked for beside it (BY-28). */
export const comesWithPage = ({ proof }: Pick<ProofAnswer, 'proof'>): boolean =>
  proof === null || proof.photo === null
