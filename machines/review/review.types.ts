import type { DraftFaults, ReviewDraft } from '../../domain/shop/review-draft.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { Reviewed, ReviewRequest, ReviewTarget } from '../../services/shop/send-review.ts'
import type { SignedAuthor } from '../../services/shop/sign-review.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

/** `draft`: what was sent, `null` where the tab has lost it. */
export type PendingReview = {
  readonly lineId: string
  readonly key: string
  readonly draft: ReviewDraft | null
}

export type ReviewInput = {
  readonly orderNumber: string
  /** A review from before a reload, whose outcome is not known. */
  readonly pending: PendingReview | null
}

export type ReviewContext = ReviewInput & {
  readonly signed: SignedAuthor | null
  /** The line that is written about. */
  readonly lineId: string | null
  readonly draft: ReviewDraft
  /** What is wrong with the draft, once it was submitted for the first time; follows every change from then on. */
  readonly faults: DraftFaults | null
  /** Submits of a draft with faults: each takes the shopper to the summary of them. */
  readonly refusals: number
  /** Lines that were written about on this page. */
  readonly reviewed: readonly string[]
}

export type ReviewEvent =
  | { type: 'review.write'; lineId: string }
  | { type: 'draft.change'; change: Partial<ReviewDraft> }
  | { type: 'review.submit' }
  | { type: 'review.retry' }
  | { type: 'review.edit' }
  | { type: 'dialog.dismiss' }

/** `rating`: 1 to 5, or 0 where the tab has lost what was sent. */
export type ReviewEmitted = { type: 'review.sent'; rating: number } | ErrorReported

export type SignResult = CallResult<SignedAuthor>
export type ReviewAttemptInput = AttemptInput<ReviewTarget, ReviewRequest>
export type ReviewAttemptOutput = AttemptOutput<Reviewed>

/** Views, as the states' tags name them. */
export const reviewViews = [
  'offer',
  'form',
  'sending',
  'thanked',
  'alreadyReviewed',
  'unconfirmed',
  'notSent',
] as const
