import { reviewMachine } from '../../machines/review/review.machine.ts'
import { selectReviewView } from '../../machines/review/review.selectors.ts'
import type { ReviewAttemptOutput, ReviewInput, SignResult } from '../../machines/review/review.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

export const sampleSigned = {
  author: {
    first_name: 'Lina',
    last_name: 'Haddad',
    nick_name: 'Lina',
    email: 'lina@example.com',
    email_confirmed: true,
    issued_at: '2026-11-20T10:00:00.000Z',
  },
  signature: 'signed',
}
export const sampleDraft = { rating: 4, title: 'Light', text: 'Light, quick and dry in the rain.' }

const signReview: readonly Answer<SignResult>[] = [
  { words: 'the host signs', output: succeeded(sampleSigned), inBrowser: { by: 'host' } },
  {
    words: 'no signature comes',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'asking for the signature breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<ReviewAttemptOutput>[] = [
  { words: 'the review is kept', output: doneAs('sent' as const), inBrowser: { by: 'host' } },
  { words: 'there is a review of it already', output: doneAs('exists' as const) },
  { words: 'the host does not take the review', output: refusedAs('review_signature', 403) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'sending the review breaks the page’s own code', error: defect },
]

const input: ReviewInput = { orderNumber: 'C00000001', pending: null }

export const reviewModel = defineModel<typeof reviewMachine>({
  flow: 'review',
  machine: reviewMachine,
  starts: [
    { words: 'a delivered order of a member who may write reviews', input },
    {
      words: 'the same page after a reload in the middle of sending',
      input: { ...input, pending: { lineId: 'line-1', key: 'key-0', draft: sampleDraft } },
    },
    {
      words: 'the same in a tab that has lost the words',
      input: { ...input, pending: { lineId: 'line-1', key: 'key-0', draft: null } },
    },
  ],
  events: {
    'review.write': [
      {
        words: 'the shopper writes about the first product',
        event: { type: 'review.write', lineId: 'line-1' },
      },
      {
        words: 'the shopper writes about another product',
        event: { type: 'review.write', lineId: 'line-2' },
      },
    ],
    'draft.change': [
      { words: 'the shopper fills the form in', event: { type: 'draft.change', change: sampleDraft } },
    ],
    'review.submit': [{ words: 'the shopper sends the review', event: { type: 'review.submit' } }],
    'review.retry': [{ words: 'the shopper tries again', event: { type: 'review.retry' } }],
    'review.edit': [{ words: 'the shopper goes back to the words', event: { type: 'review.edit' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
  },
  answers: { signReview, attempt },
  delays: {},
  key: ({ draft, faults, pending, reviewed, lineId }) => [
    draft.rating > 0,
    faults && Object.keys(faults).length,
    pending?.key,
    reviewed.length,
    lineId,
  ],
  states: {
    signing: { sees: 'the order, and no way to a review yet', view: 'nothing' },
    unavailable: { sees: 'the order without any way to a review', view: 'nothing' },
    closed: { sees: 'the order', view: 'offer' },
    writing: { sees: 'the form', view: 'form' },
    'sending.shown': { sees: 'that the review is on its way', view: 'sending' },
    'sending.hidden': { sees: 'the order, with a way back to the review', view: 'offer' },
    thanked: { sees: 'thanks', view: 'thanked' },
    alreadyReviewed: { sees: 'that there is a review already', view: 'alreadyReviewed' },
    unconfirmed: { sees: 'that nobody can say whether it was taken, with ways on', view: 'unconfirmed' },
    notSent: { sees: 'that the review was not taken, with ways on', view: 'notSent' },
  },
  view: selectReviewView,
})
