import type { ProofAnswer, SentProof } from '../../contract/returns/return-proof.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ShrunkPhoto } from '../../services/papers/shrink-photo.ts'
import type { ProofTaken, ProofTarget } from '../../services/returns/return-proof.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type ReturnProofInput = {
  readonly returnOrderNumber: string
  /** Key of a proof that was on its way before a reload. */
  readonly pendingKey: string | null
  /** What came with the page; `null` where nothing did. */
  readonly known: ProofAnswer | null
}

/** What is typed and chosen stays in the chart's memory, and is forgotten once it was sent. */
export type ReturnProofContext = ReturnProofInput & {
  readonly typed: string
  /** JPEG, base64; small enough to be sent. */
  readonly photo: string | null
  /** What is being made small. */
  readonly file: Blob | null
  /** The last photo was none that can be read. */
  readonly isUnreadable: boolean
  /** Times that something was found fault with: each takes focus to the summary. */
  readonly faults: number
  /** It was sent just now. */
  readonly isFresh: boolean
}

export type ReturnProofEvent =
  | { type: 'number.change'; value: string }
  | { type: 'photo.choose'; file: Blob }
  | { type: 'photo.remove' }
  | { type: 'proof.send' }
  | { type: 'proof.edit' }
  | { type: 'proof.replace' }
  | { type: 'proof.keep' }
  | { type: 'proof.retry' }

export type ReturnProofEmitted = { type: 'session.rejected' } | ErrorReported

export type LoadProofInput = { readonly returnOrderNumber: string }
export type LoadProofResult = CallResult<ProofAnswer>
export type ShrinkInput = { readonly file: Blob | null }
export type ShrinkResult = ShrunkPhoto

export type ProofAttemptInput = AttemptInput<ProofTarget, SentProof>
export type ProofAttemptOutput = AttemptOutput<ProofTaken>

/** Views of the page, as the states' tags name them. */
export const returnProofViews = [
  'skeleton',
  'unavailable',
  'closed',
  'proven',
  'asking',
  'preparing',
  'sending',
  'failed',
  'unconfirmed',
] as const
export type ReturnProofView = (typeof returnProofViews)[number]
