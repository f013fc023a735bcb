import { assign, emit, setup } from 'xstate'
import { draftFaults, emptyDraft, type ReviewDraft } from '../../domain/shop/review-draft.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { Reviewed, ReviewRequest, ReviewTarget } from '../../services/shop/send-review.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, describeAnswer } from '../answers.ts'
import { attemptGuards, unlessDone } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { attemptOf, emptyReview, hasFaults } from './review.rules.ts'
import type {
  ReviewAttemptOutput,
  ReviewContext,
  ReviewEmitted,
  ReviewEvent,
  ReviewInput,
  reviewViews,
  SignResult,
} from './review.types.ts'

type Signed = { result: SignResult }
type Attempted = { output: ReviewAttemptOutput }

export const reviewMachine = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewEmitted,
    tags: {} as (typeof reviewViews)[number],
  },
  actors: {
    signReview: callSlot<SignResult, undefined>('signReview'),
    attempt: createAttemptMachine<ReviewTarget, ReviewRequest, Reviewed>(),
  },
  actions: {
    keepSignature: assign((_, { result }: Signed) => (result.ok ? { signed: result.value } : {})),
    beginReview: assign(({ context }, { lineId }: { lineId: string }) =>
      context.lineId === lineId ? {} : { lineId, draft: emptyDraft, faults: null },
    ),
    changeDraft: assign(({ context }, { change }: { change: Partial<ReviewDraft> }) => {
      const draft = { ...context.draft, ...change }
      return { draft, faults: context.faults && draftFaults(draft) }
    }),
    showFaults: assign(({ context }) => ({
      faults: draftFaults(context.draft),
      refusals: context.refusals + 1,
    })),
    takeUp: assign(({ context: { pending } }) =>
      pending === null ? {} : { lineId: pending.lineId, draft: pending.draft ?? emptyDraft, faults: null },
    ),
    forgetPending: assign({ pending: null }),
    /** Provided: what was sent survives a reload, and goes once the outcome is known. */
    storeDraft: () => undefined,
    dropDraft: () => undefined,
    keepReviewed: assign(({ context }) => ({
      reviewed: [...context.reviewed, context.lineId ?? ''],
      lineId: null,
      draft: emptyDraft,
      faults: null,
    })),
    announceSent: emit(({ context }) => ({ type: 'review.sent' as const, rating: context.draft.rating })),
    reportUnsigned: emit((_, { result }: { result: SignResult | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `review signature: ${describeAnswer(result)}`,
    })),
    reportUnsent: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `review: ${describeEnd(output)}`,
    })),
  },
  guards: {
    isSigned: (_, { result }: Signed) => result.ok,
    isNew: ({ context }, { lineId }: { lineId: string }) => !context.reviewed.includes(lineId),
    hasFaults: ({ context }) => hasFaults(context.draft),
    isDoneAs: (_, { output, value }: Attempted & { value: Reviewed }) =>
      output.kind === 'done' && output.value === value,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isSame: ({ context }, { lineId }: { lineId: string }) => context.lineId === lineId,
    isInterrupted: ({ context }, { result }: Signed) => result.ok && context.pending !== null,
  },
}).createMachine({
  id: 'review',
  description:
    'Writes reviews of products that have arrived. Without a signature of the host nothing of it shows.',
  context: ({ input }) => ({ ...emptyReview, ...input }),
  initial: 'signing',
  states: {
    signing: {
      description: 'Asks the host to sign who writes: nothing shows yet.',
      invoke: {
        id: 'signReview',
        src: 'signReview',
        onDone: [
          {
            guard: { type: 'isInterrupted', params: answered },
            target: 'sending',
            actions: [{ type: 'keepSignature', params: answered }, 'takeUp'],
          },
          {
            guard: { type: 'isSigned', params: answered },
            target: 'closed',
            actions: { type: 'keepSignature', params: answered },
          },
          {
            target: 'unavailable',
            actions: { type: 'reportUnsigned', params: answered },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'reportUnsigned', params: { result: null } } },
      },
    },
    unavailable: { description: 'No signature came: it is reported, and no review is offered.' },
    closed: {
      description: 'A way to write a review stands beside each product that has arrived.',
      tags: 'offer',
      on: {
        'review.write': {
          guard: { type: 'isNew', params: ({ event }) => ({ lineId: event.lineId }) },
          target: 'writing',
          actions: { type: 'beginReview', params: ({ event }) => ({ lineId: event.lineId }) },
        },
      },
    },
    writing: {
      description: 'Stars, a title and some words. What was entered stays when the form is closed.',
      tags: 'form',
      on: {
        'draft.change': {
          actions: { type: 'changeDraft', params: ({ event }) => ({ change: event.change }) },
        },
        'review.submit': [
          { guard: 'hasFaults', actions: 'showFaults' },
          { target: 'sending', actions: 'storeDraft' },
        ],
        'dialog.dismiss': 'closed',
      },
    },
    sending: {
      description: 'The review is on its way; a lost answer is looked up. Closing the form does not stop it.',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isDoneAs', params: ({ event }) => ({ output: event.output, value: 'sent' }) },
            target: 'thanked',
          },
          {
            guard: { type: 'isDoneAs', params: ({ event }) => ({ output: event.output, value: 'exists' }) },
            target: 'alreadyReviewed',
          },
          ...unlessDone('notSent', 'reportUnsent'),
        ],
        onError: 'unconfirmed',
      },
      initial: 'shown',
      states: {
        shown: {
          description: 'The form waits.',
          tags: 'sending',
          on: { 'dialog.dismiss': 'hidden' },
        },
        hidden: {
          description:
            'The order again. The way to the review leads back; the outcome is told as soon as it is known.',
          tags: 'offer',
          on: {
            'review.write': {
              guard: { type: 'isSame', params: ({ event }) => ({ lineId: event.lineId }) },
              target: 'shown',
            },
          },
        },
      },
    },
    thanked: {
      description: 'Thanks, and says that somebody reads it before it shows.',
      tags: 'thanked',
      entry: ['announceSent', 'dropDraft', 'keepReviewed'],
      on: { 'dialog.dismiss': 'closed' },
    },
    alreadyReviewed: {
      description: 'There is a review of this product already: says so.',
      tags: 'alreadyReviewed',
      entry: ['dropDraft', 'keepReviewed'],
      on: { 'dialog.dismiss': 'closed' },
    },
    unconfirmed: {
      description: 'Nobody can say whether the review was taken: send it again, or leave it.',
      tags: 'unconfirmed',
      on: { 'review.retry': 'sending', 'review.edit': 'writing', 'dialog.dismiss': 'closed' },
    },
    notSent: {
      description: 'The review was not taken: try again, go back to the words, or leave it.',
      tags: 'notSent',
      entry: 'dropDraft',
      on: {
        'review.retry': [
          { guard: 'hasFaults', target: 'writing' },
          { target: 'sending', actions: 'storeDraft' },
        ],
        'review.edit': 'writing',
        'dialog.dismiss': 'closed',
      },
    },
  },
})
