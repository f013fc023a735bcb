import {
  getReturnProof as getCall,
  type ProofAnswer,
  type SentProof,
  sendReturnProof as sendCall,
} from '../../contract/returns/return-proof.ts'
import { createChange } from '../http/change.ts'
import type { Http } from '../http/http.ts'
import { done } from '../http/outcome.ts'
import type { CallResult } from '../http/result.ts'

export type ProofTarget = { readonly returnOrderNumber: string }

/** The proof of a return, and whether it takes one (BY-27). */
export const getReturnProof = (
  http: Http,
  { returnOrderNumber }: ProofTarget,
  signal?: AbortSignal,
): Promise<CallResult<ProofAnswer>> =>
  http.call(getCall, { params: { returnOrderNumber }, ...(signal ? { signal } : {}) })

/** When a proof was taken, an ISO instant. */
export type ProofTaken = string

/** Sends number, photo or both of the carrier's receipt (BY-27). */
export const sendReturnProof = createChange({
  call: sendCall,
  objectOf: ({ returnOrderNumber }: ProofTarget) => returnOrderNumber,
  requestOf: (body: SentProof, { returnOrderNumber }) => ({ params: { returnOrderNumber }, body }),
  read: ({ sentAt }) => done<ProofTaken>(sentAt),
})
