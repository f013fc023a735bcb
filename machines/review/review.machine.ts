import { assign, emit, setup } from 'xstate'
import { draftFaults, emptyDraft, type ReviewDraft } from '../../domain/shop/review-draft.ts'
import { describeFailure } from '../../services/http/result.ts'
import type { ReviewAnswer } from '../../services/shop/send-review.ts'
import { callSlot } from '../actor-slot.ts'
import { checkDelayMs, emptyReview, hasFaults, sendInputOf } from './review.rules.ts'
import type {
  ReviewContext,
  ReviewEmitted,
  ReviewEvent,
  ReviewInput,
  SendInput,
  SignResult,
} from './review.types.ts'

type Signed = { result: SignResult }
type Heard = { answer: ReviewAnswer }

export const reviewMachine = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewEmitted,
  },
  actors: {
    signReview: callSlot<SignResult, undefined>('signReview'),
    sendReview: callSlot<ReviewAnswer, SendInput>('sendReview'),
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
    beginAttempt: assign(({ context }) => ({ key: context.newKey(), checks: 0, answer: null })),
    keepAnswer: assign((_, { answer }: Heard) => ({ answer })),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    forgetChecks: assign({ checks: 0 }),
    keepReviewed: assign(({ context }) => ({
      reviewed: [...context.reviewed, context.lineId ?? ''],
      lineId: null,
      draft: emptyDraft,
      faults: null,
    })),
    announceSent: emit(({ context }) => ({ type: 'review.sent' as const, rating: context.draft.rating })),
    reportUnsigned: emit((_, { result }: Signed) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `review signature: ${result.ok ? 'defect' : describeFailure(result.failure)}`,
    })),
    reportDefect: emit({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: 'review signature: defect',
    }),
    reportUnsent: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `review: ${context.answer?.kind === 'failed' ? describeFailure(context.answer.failure) : 'defect'}`,
    })),
  },
  guards: {
    isSigned: (_, { result }: Signed) => result.ok,
    isNew: ({ context }, { lineId }: { lineId: string }) => !context.reviewed.includes(lineId),
    hasFaults: ({ context }) => hasFaults(context.draft),
    isSent: (_, { answer }: Heard) => answer.kind === 'sent',
    isThere: (_, { answer }: Heard) => answer.kind === 'exists',
    isOpen: (_, { answer }: Heard) => answer.kind === 'open',
  },
  delays: { checkDelay: ({ context }) => checkDelayMs(context.checks) },
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
            guard: { type: 'isSigned', params: ({ event }) => ({ result: event.output }) },
            target: 'closed',
            actions: { type: 'keepSignature', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'unavailable',
            actions: { type: 'reportUnsigned', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'unavailable', actions: 'reportDefect' },
      },
    },
    unavailable: { description: 'No signature came: it is reported, and no review is offered.' },
    closed: {
      description: 'A way to write a review stands beside each product that has arrived.',
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
      on: {
        'draft.change': {
          actions: { type: 'changeDraft', params: ({ event }) => ({ change: event.change }) },
        },
        'review.submit': [
          { guard: 'hasFaults', actions: 'showFaults' },
          { target: 'sending', actions: 'beginAttempt' },
        ],
        'dialog.dismiss': 'closed',
      },
    },
    sending: {
      description: 'The review is on its way; the form waits.',
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context }) => sendInputOf(context),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => ({ answer: event.output }) },
            target: 'thanked',
          },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ answer: event.output }) },
            target: 'alreadyReviewed',
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ answer: event.output }) },
            target: 'checkingOutcome',
          },
          {
            target: 'notSent',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'notSent',
      },
    },
    checkingOutcome: {
      description: 'Not sure whether it arrived: says so, and asks again by the same key.',
      entry: 'countCheck',
      after: { checkDelay: 'sending' },
    },
    thanked: {
      description: 'Thanks, and says that somebody reads it before it shows.',
      entry: ['announceSent', 'keepReviewed'],
      on: { 'dialog.dismiss': 'closed' },
    },
    alreadyReviewed: {
      description: 'There is a review of this product already: says so.',
      entry: 'keepReviewed',
      on: { 'dialog.dismiss': 'closed' },
    },
    notSent: {
      description: 'The review was not taken: try again, go back to the words, or leave it.',
      entry: 'reportUnsent',
      on: {
        'review.retry': { target: 'sending', actions: 'forgetChecks' },
        'review.edit': 'writing',
        'dialog.dismiss': 'closed',
      },
    },
  },
})
