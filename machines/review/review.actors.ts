import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { type ReviewAnswer, sendReview } from '../../services/shop/send-review.ts'
import { type SignReviewInput, signReview } from '../../services/shop/sign-review.ts'
import { reviewMachine } from './review.machine.ts'
import type { SendInput, SignResult } from './review.types.ts'

export type ReviewDeps = {
  readonly http: Http
  /** Who writes, as of now; the token stays out of the chart. */
  readonly author: () => SignReviewInput
}

/** The review chart with its calls; input `{ orderNumber, newKey }`. */
export const createReviewMachine = ({ http, author }: ReviewDeps) =>
  reviewMachine.provide({
    actors: {
      signReview: fromPromise<SignResult, undefined>(({ signal }) => signReview(http, author(), signal)),
      sendReview: fromPromise<ReviewAnswer, SendInput>(({ input, signal }) =>
        sendReview(http, input, signal),
      ),
    },
  })
