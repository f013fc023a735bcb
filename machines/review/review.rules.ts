import { draftFaults, emptyDraft, type ReviewDraft } from '../../domain/shop/review-draft.ts'
import type { ReviewContext, ReviewInput, SendInput } from './review.types.ts'

const firstCheckMs = 2_000
const longestCheckMs = 30_000

export const emptyReview: Omit<ReviewContext, keyof ReviewInput> = {
  signed: null,
  lineId: null,
  draft: emptyDraft,
  faults: null,
  refusals: 0,
  key: null,
  checks: 0,
  answer: null,
  reviewed: [],
}

export const hasFaults = (draft: ReviewDraft): boolean => Object.keys(draftFaults(draft)).length > 0

/** Wait before an open outcome is looked at again: longer each time. */
export const checkDelayMs = (checks: number): number =>
  Math.min(firstCheckMs * 2 ** Math.max(0, checks - 1), longestCheckMs)

/** What is sent; the same for every try of one review. */
export const sendInputOf = ({ orderNumber, lineId, draft, signed, key }: ReviewContext): SendInput => {
  if (lineId === null || signed === null || key === null) throw new Error('nothing to send')
  return {
    orderNumber,
    lineId,
    draft: { ...draft, title: draft.title.trim(), text: draft.text.trim() },
    signed,
    key,
  }
}
