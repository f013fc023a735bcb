import { assign, emit, setup } from 'xstate'
import type { ReturnLabelDispatch } from '../../contract/returns/return-label-dispatch.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { DispatchRequest, DispatchTarget } from '../../services/returns/dispatch-return-label.ts'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { ended } from '../answers.ts'
import { attemptGuards, dialogOfAttempt, unlessDone } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { attemptOf, reportOfLabel, waitLeftMs } from './return-label.rules.ts'
import type {
  DispatchAttemptOutput,
  DispatchType,
  LabelAnswer,
  LabelQuestion,
  ReturnLabelContext,
  ReturnLabelEmitted,
  ReturnLabelEvent,
  ReturnLabelInput,
  ReturnLabelTag,
} from './return-label.types.ts'

type Came = { answer: LabelAnswer }
type Attempted = { output: DispatchAttemptOutput }

export const returnLabelMachine = setup({
  types: {
    input: {} as ReturnLabelInput,
    context: {} as ReturnLabelContext,
    events: {} as ReturnLabelEvent,
    emitted: {} as ReturnLabelEmitted,
    tags: {} as ReturnLabelTag,
  },
  actors: {
    getLabel: callSlot<LabelAnswer, LabelQuestion>('getLabel'),
    attempt: createAttemptMachine<DispatchTarget, DispatchRequest, ReturnLabelDispatch>(),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    keepLabel: assign((_, { answer }: Came) => (answer.kind === 'label' ? { label: answer.label } : {})),
    keepType: assign((_, { dispatchType }: { dispatchType: DispatchType }) => ({ dispatchType })),
    measureWait: assign(({ context }) => ({ codeWaitMs: waitLeftMs(context) })),
    forgetPending: assign({ pending: null }),
    announceSubmitted: emit(({ context }) => ({
      type: 'dispatch.submitted' as const,
      dispatchType: context.dispatchType,
    })),
    reportLabel: emit((_, { answer }: { answer: LabelAnswer | null }) => ({
      type: 'error.reported' as const,
      ...reportOfLabel(answer),
    })),
    reportDispatch: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `label dispatch: ${describeEnd(output)}`,
    })),
  },
  guards: {
    isLabel: (_, { answer }: Came) => answer.kind === 'label',
    hasCode: ({ context }) => context.label?.dropOffCode != null,
    hasPendingAttempt: ({ context }) => context.pending !== null,
    isSent: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    scansByNow: ({ context }) => context.codeWaitMs === 0,
  },
  delays: {
    codeWait: ({ context }) => context.codeWaitMs,
  },
}).createMachine({
  id: 'returnLabel',
  description: 'Gets a return its label: shows it, sends it, and shows the code that stands in for it.',
  context: ({ input }) => ({
    ...input,
    label: null,
    dispatchType: input.pending?.dispatchType ?? 'email',
    codeWaitMs: waitLeftMs(input),
  }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  type: 'parallel',
  states: {
    label: {
      description: 'The label itself.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The label is being made; its place is kept free.',
          invoke: {
            id: 'getLabel',
            src: 'getLabel',
            input: ({ context: { returnOrderNumber, country, language } }) => ({
              returnOrderNumber,
              country,
              language,
            }),
            onDone: [
              {
                guard: { type: 'isLabel', params: ({ event }) => ({ answer: event.output }) },
                target: 'shown',
                actions: { type: 'keepLabel', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'failed',
                actions: { type: 'reportLabel', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: { type: 'reportLabel', params: { answer: null } } },
          },
        },
        shown: { description: 'The label to open, print and keep, with what it says beside it.' },
        failed: {
          description: 'No label came: try again, or have it sent.',
          on: { 'label.reload': 'loading' },
        },
      },
    },
    code: {
      description: 'The code that a counter scans in place of a printed label.',
      initial: 'settling',
      states: {
        settling: {
          description: 'A fresh code does not scan everywhere yet: says how long that takes.',
          entry: 'measureWait',
          always: { guard: 'scansByNow', target: 'ready' },
          after: { codeWait: 'ready' },
          on: { 'page.shown': { target: 'settling', reenter: true } },
        },
        ready: { description: 'The code scans; nothing is said about it.' },
      },
    },
    dialog: {
      description: 'What the shopper is asked and told about sending.',
      initial: 'opening',
      states: {
        opening: {
          description: 'An attempt from before a reload is taken up again.',
          always: [{ guard: 'hasPendingAttempt', target: 'sending' }, { target: 'closed' }],
        },
        closed: {
          description: 'The page, with the ways to get the label.',
          on: {
            'dispatch.ask': {
              target: 'confirming',
              actions: { type: 'keepType', params: ({ event }) => ({ dispatchType: event.dispatchType }) },
            },
            'code.show': { guard: 'hasCode', target: 'showingCode' },
          },
        },
        showingCode: {
          description: 'The code fills the screen, to be held under the scanner.',
          tags: 'showingCode',
          on: { 'dialog.dismiss': 'closed' },
        },
        confirming: {
          description: 'Asks once, and says where the label will go.',
          tags: 'confirming',
          on: {
            'dispatch.confirm': { target: 'sending', actions: 'announceSubmitted' },
            'dialog.dismiss': 'closed',
          },
        },
        sending: {
          description:
            'The label is being sent; a lost answer is looked up. Closing the page does not stop it.',
          tags: 'underWay',
          exit: 'forgetPending',
          invoke: {
            id: 'attempt',
            src: 'attempt',
            input: ({ context }) => attemptOf(context),
            onDone: [
              { guard: { type: 'isSent', params: ended }, target: 'sent' },
              ...unlessDone('failed', 'reportDispatch'),
            ],
            onError: 'unconfirmed',
          },
          ...dialogOfAttempt({
            tag: 'sending',
            ask: 'dispatch.ask',
            shown: 'Says that it is on its way.',
            hidden: 'The page again. Its buttons lead back; the outcome is told as soon as it is known.',
          }),
        },
        sent: {
          description: '“Your label is on its way”: by e-mail in minutes, by post in 5 to 7 business days.',
          tags: 'sent',
          on: { 'dialog.dismiss': 'closed' },
        },
        unconfirmed: {
          description:
            'Nobody can say whether the label was sent: says where to look before sending it again.',
          tags: 'unconfirmed',
          on: { 'dispatch.retry': 'sending', 'dialog.dismiss': 'closed' },
        },
        failed: {
          description: 'The label was not sent: try again the same way, or leave it.',
          tags: 'failed',
          on: { 'dispatch.retry': 'sending', 'dialog.dismiss': 'closed' },
        },
      },
    },
  },
})
