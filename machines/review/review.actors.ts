import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { ReviewDraft } from '../../contract/shop/reviews.ts'
import { sendReview } from '../../services/shop/send-review.ts'
import { type SignReviewInput, signReview } from '../../services/shop/sign-review.ts'
import { type ChangeDeps, createAttempt, pendingKeyOf } from '../attempt/attempt.actors.ts'
import type { PendingKeys } from '../attempt/attempt.types.ts'
import type { Notes } from '../notes.ts'
import { reviewMachine } from './review.machine.ts'
import type { PendingReview, SignResult } from './review.types.ts'

export type ReviewDeps = ChangeDeps & {
  /** What was sent, for the life of the tab, until its outcome is known. */
  readonly drafts: Notes
  /** Who writes, once that is known; the token stays out of the chart. */
  readonly author: (signal: AbortSignal) => Promise<SignReviewInput>
}

const nameOf = (orderNumber: string, lineId: string) => `review.${orderNumber}.${lineId}`

const parseDraft = (text: string | null): PendingReview['draft'] => {
  try {
    const draft = v.safeParse(ReviewDraft, JSON.parse(text ?? ''))
    return draft.success ? draft.output : null
  } catch {
    return null
  }
}

/** The review of one of these lines that a reload has interrupted, or `null`. */
export const pendingReview = (
  { keys, drafts }: { readonly keys: PendingKeys; readonly drafts: Notes },
  orderNumber: string,
  lineIds: readonly string[],
): PendingReview | null => {
  for (const lineId of lineIds) {
    const key = pendingKeyOf(keys, sendReview, { orderNumber, lineId })
    if (key !== null) return { lineId, key, draft: parseDraft(drafts.read(nameOf(orderNumber, lineId))) }
  }
  return null
}

/** The review chart with its calls; `pending` of its input comes from `pendingReview`. */
export const createReviewMachine = ({ http, keys, drafts, author }: ReviewDeps) =>
  reviewMachine.provide({
    actors: {
      signReview: fromPromise<SignResult, undefined>(async ({ signal }) =>
        signReview(http, await author(signal), signal),
      ),
      attempt: createAttempt({ http, keys, change: sendReview }),
    },
    actions: {
      storeDraft: ({ context: { orderNumber, lineId, draft } }) => {
        if (lineId !== null) drafts.store(nameOf(orderNumber, lineId), JSON.stringify(draft))
      },
      dropDraft: ({ context: { orderNumber, lineId } }) => {
        if (lineId !== null) drafts.drop(nameOf(orderNumber, lineId))
      },
    },
  })
