import { draftFaults, emptyDraft, type ReviewDraft } from '../../domain/shop/review-draft.ts'
import type { ReviewAttemptInput, ReviewContext, ReviewInput } from './review.types.ts'

export const emptyReview: Omit<ReviewContext, keyof ReviewInput> = {
  signed: null,
  lineId: null,
  draft: emptyDraft,
  faults: null,
  refusals: 0,
  reviewed: [],
}

export const hasFaults = (draft: ReviewDraft): boolean => Object.keys(draftFaults(draft)).length > 0

/** What is sent, the same for every try of one review; without words there is an outcome to look up, but nothing to send. */
export const attemptOf = ({
  orderNumber,
  lineId,
  draft,
  signed,
  pending,
}: ReviewContext): ReviewAttemptInput => {
  if (lineId === null) throw new Error('a review of nothing')
  return {
    target: { orderNumber, lineId },
    request: signed === null || hasFaults(draft) ? null : { draft, signed },
    pendingKey: pending?.key ?? null,
  }
}
