import { reviewMachine } from '../../machines/review/review.machine.ts'
import { selectReviewView } from '../../machines/review/review.selectors.ts'
import type { SignResult } from '../../machines/review/review.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import type { ReviewAnswer } from '../../services/shop/send-review.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect, problem } from '../samples/samples.ts'

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

const sendReview: readonly Answer<ReviewAnswer>[] = [
  { words: 'the review is kept', output: { kind: 'sent' }, inBrowser: { by: 'host' } },
  { words: 'there is a review of it already', output: { kind: 'exists' } },
  { words: 'no answer comes', output: { kind: 'open' }, inBrowser: { by: 'fault', effect: 'drop' } },
  {
    words: 'the host does not take the review',
    output: { kind: 'failed', failure: problem(403, 'review_signature') },
  },
  { words: 'sending the review breaks the page’s own code', error: defect },
]

export const reviewModel = defineModel<typeof reviewMachine>({
  flow: 'review',
  machine: reviewMachine,
  starts: [
    {
      words: 'a delivered order of a member who may write reviews',
      input: { orderNumber: 'C00000001', newKey: () => 'key-1' },
    },
  ],
  events: {
    'review.write': [
      {
        words: 'the shopper writes about the first product',
        event: { type: 'review.write', lineId: 'line-1' },
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
  answers: { signReview, sendReview },
  delays: { checkDelay: 'a while passes' },
  key: ({ draft, faults, checks, reviewed, lineId }) => [
    draft.rating > 0,
    faults && Object.keys(faults).length,
    checks > 0,
    reviewed.length,
    lineId,
  ],
  states: {
    signing: { sees: 'the order, and no way to a review yet', view: 'nothing' },
    unavailable: { sees: 'the order without any way to a review', view: 'nothing' },
    closed: { sees: 'the order', view: 'offer' },
    writing: { sees: 'the form', view: 'form' },
    sending: { sees: 'that the review is on its way' },
    checkingOutcome: { sees: 'that it is not sure whether the review arrived', view: 'checkingOutcome' },
    thanked: { sees: 'thanks', view: 'thanked' },
    alreadyReviewed: { sees: 'that there is a review already', view: 'alreadyReviewed' },
    notSent: { sees: 'that the review was not taken, with ways on', view: 'notSent' },
  },
  view: selectReviewView,
})
