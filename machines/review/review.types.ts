import type { DraftFaults, ReviewDraft } from '../../domain/shop/review-draft.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ReviewAnswer, SendReviewInput } from '../../services/shop/send-review.ts'
import type { SignedAuthor } from '../../services/shop/sign-review.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type ReviewInput = {
  readonly orderNumber: string
  /** A fresh idempotency key. */
  readonly newKey: () => string
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
  readonly key: string | null
  /** Looks at an open outcome so far; the waits between them grow with it. */
  readonly checks: number
  readonly answer: ReviewAnswer | null
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

export type ReviewEmitted = { type: 'review.sent'; rating: number } | ErrorReported

export type SignResult = CallResult<SignedAuthor>
export type SendInput = SendReviewInput
