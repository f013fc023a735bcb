import { sendReview as call } from '../../contract/shop/reviews.ts'
import { type ReviewDraft, sentDraft } from '../../domain/shop/review-draft.ts'
import { createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'
import type { SignedAuthor } from './sign-review.ts'

/** One line of an order can be reviewed once. */
export type ReviewTarget = { readonly orderNumber: string; readonly lineId: string }
export type ReviewRequest = { readonly draft: ReviewDraft; readonly signed: SignedAuthor }

/** `exists`: there was one already, and it stands. */
export type Reviewed = 'sent' | 'exists'

/** Sends the review of a line (OD-10). */
export const sendReview = createChange({
  call,
  objectOf: ({ orderNumber, lineId }: ReviewTarget) => `${orderNumber}.${lineId}`,
  requestOf: ({ draft, signed }: ReviewRequest, { orderNumber, lineId }) => ({
    body: { orderNumber, lineId, ...sentDraft(draft), ...signed },
  }),
  read: () => done<Reviewed>('sent'),
  readRefusal: ({ code }) => (code === 'review_exists' ? done<Reviewed>('exists') : null),
})
