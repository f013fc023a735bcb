import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { Contact, Instant, OrderNumber } from '../wire/primitives.ts'
import { lineOf, oneLine, plainText } from '../wire/text.ts'

const name = lineOf(100)

const signedEntries = {
  first_name: name,
  last_name: name,
  /** What the review is shown under. */
  nick_name: v.pipe(v.string(), oneLine(), v.trim(), v.minLength(1), v.maxLength(40)),
  email: Contact,
  email_confirmed: v.boolean(),
  /** When the page asked, in the host's time. */
  issued_at: Instant,
} as const

/** Who a signature speaks of (orders.md §7, review service). */
export const ReviewAuthor = v.strictObject(signedEntries)
export type ReviewAuthor = v.InferOutput<typeof ReviewAuthor>

/** Host time within which a signature has to be asked for, and within which it holds; milliseconds. */
export const signatureAskedWithinMs = 5 * 60_000
export const signatureHoldsMs = 24 * 60 * 60_000

export const signReview = /* @__PURE__ */ defineCall({
  id: 'signReview',
  method: 'POST',
  path: '/reviews/signature/v1',
  callers: ['member'],
  summary:
    'A signature by which the member may write reviews for a day. The token and the e-mail address must be their own.',
  body: v.strictObject({
    user_auth_token: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
    ...signedEntries,
  }),
  answer: v.object({ signature: v.pipe(v.string(), v.minLength(1)) }),
  status: 200,
})

/** Characters of a review's title and text. */
export const reviewTitle = { max: 80 } as const
export const reviewText = { min: 20, max: 2000 } as const

export const ReviewDraft = v.strictObject({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.pipe(v.string(), oneLine(), v.trim(), v.minLength(1), v.maxLength(reviewTitle.max)),
  text: v.pipe(v.string(), plainText(), v.trim(), v.minLength(reviewText.min), v.maxLength(reviewText.max)),
})

export const sendReview = /* @__PURE__ */ defineCall({
  id: 'sendReview',
  method: 'POST',
  path: '/reviews/v1',
  callers: ['member'],
  object: { type: 'order', at: 'body.orderNumber' },
  summary: "A review of a product of the member's own order that has arrived: one for each line.",
  body: v.strictObject({
    orderNumber: OrderNumber,
    /** Line of the order. */
    lineId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    ...ReviewDraft.entries,
    author: ReviewAuthor,
    signature: v.pipe(v.string(), v.maxLength(200)),
  }),
  answer: v.object({ id: v.string() }),
  status: 201,
  changes: {},
  problems: ['order_not_found', 'review_signature', 'review_exists', 'review_too_early'],
})
