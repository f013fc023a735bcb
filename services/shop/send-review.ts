import { sendReview as call } from '../../contract/shop/reviews.ts'
import { type ReviewDraft, sentDraft } from '../../domain/shop/review-draft.ts'
import type { Http } from '../http/http.ts'
import { type Failure, isOutcomeOpen } from '../http/result.ts'
import type { SignedAuthor } from './sign-review.ts'

export type SendReviewInput = {
  readonly orderNumber: string
  readonly lineId: string
  readonly draft: ReviewDraft
  readonly signed: SignedAuthor
  /** Idempotency key: the same for every try of one review. */
  readonly key: string
}

/** `open`: it may or may not have arrived. */
export type ReviewAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'exists' }
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly failure: Failure }

const isStillUnderWay = (failure: Failure): boolean =>
  failure.kind === 'problem' && failure.code === 'idempotency_in_flight'

/** Sends a review, at most once for its key; sent again with the same key and body, it answers what became of it. */
export const sendReview = async (
  http: Http,
  { orderNumber, lineId, draft, signed, key }: SendReviewInput,
  signal?: AbortSignal,
): Promise<ReviewAnswer> => {
  const result = await http.call(call, {
    body: { orderNumber, lineId, ...sentDraft(draft), ...signed },
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
  if (result.ok) return { kind: 'sent' }
  const { failure } = result
  if (failure.kind === 'problem' && failure.code === 'review_exists') return { kind: 'exists' }
  return isOutcomeOpen(failure) || isStillUnderWay(failure) ? { kind: 'open' } : { kind: 'failed', failure }
}
