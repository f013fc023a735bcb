import { assign, emit, setup } from 'xstate'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { checkDelayMs } from '../attempt/attempt.rules.ts'
import { attemptOf, describeDispatch, reportOfLabel, waitLeftMs } from './return-label.rules.ts'
import type {
  DispatchAnswer,
  DispatchAttempt,
  DispatchType,
  LabelAnswer,
  LabelQuestion,
  ReturnLabelContext,
  ReturnLabelEmitted,
  ReturnLabelEvent,
  ReturnLabelInput,
} from './return-label.types.ts'

type Came = { answer: LabelAnswer | null }
type Heard = { answer: DispatchAnswer }

export const returnLabelMachine = setup({
  types: {
    input: {} as ReturnLabelInput,
    context: {} as ReturnLabelContext,
    events: {} as ReturnLabelEvent,
    emitted: {} as ReturnLabelEmitted,
  },
  actors: {
    getLabel: callSlot<LabelAnswer, LabelQuestion>('getLabel'),
    storeKey: callSlot<void, DispatchAttempt>('storeKey'),
    dispatchLabel: callSlot<DispatchAnswer, DispatchAttempt>('dispatchLabel'),
    readOutcome: callSlot<DispatchAnswer, DispatchAttempt>('readOutcome'),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    keepLabel: assign((_, { answer }: Came) => (answer?.kind === 'label' ? { label: answer.label } : {})),
    keepType: assign((_, { dispatchType }: { dispatchType: DispatchType }) => ({ dispatchType })),
    beginAttempt: assign(({ context }) => ({ key: context.newKey(), answer: null, checks: 0 })),
    keepAnswer: assign((_, { answer }: Heard) => ({ answer })),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    measureWait: assign(({ context }) => ({ codeWaitMs: waitLeftMs(context) })),
    forgetKey: assign({ key: null }),
    /** Provided by `return-label.actors.ts`: the stored key goes once the outcome is known. */
    dropStoredKey: () => undefined,
    announceSubmitted: emit(({ context }) => ({
      type: 'dispatch.submitted' as const,
      dispatchType: context.dispatchType,
    })),
    reportLabel: emit((_, { answer }: Came) => ({
      type: 'error.reported' as const,
      ...reportOfLabel(answer),
    })),
    reportDispatch: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: describeDispatch(context.answer),
    })),
  },
  guards: {
    isLabel: (_, { answer }: Came) => answer?.kind === 'label',
    hasCode: ({ context }) => context.label?.dropOffCode != null,
    hasOpenAttempt: ({ context }) => context.key !== null,
    isSent: ({ context }) => context.answer?.kind === 'sent',
    hasNeverArrived: ({ context }) => context.answer?.kind === 'neverArrived',
    isOpen: ({ context }) => context.answer?.kind === 'open' || context.answer?.kind === 'inFlight',
    scansByNow: ({ context }) => context.codeWaitMs === 0,
  },
  delays: {
    checkDelay: ({ context }) => checkDelayMs(context.answer, context.checks),
    codeWait: ({ context }) => context.codeWaitMs,
  },
}).createMachine({
  id: 'returnLabel',
  description: 'Gets a return its label: shows it, sends it, and shows the code that stands in for it.',
  context: ({ input: { stored, ...input } }) => ({
    ...input,
    label: null,
    dispatchType: stored?.dispatchType ?? 'email',
    key: stored?.key ?? null,
    answer: null,
    checks: 0,
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
      initial: 'restoring',
      states: {
        restoring: {
          description: 'Never seen: an attempt from before a reload is taken up again.',
          always: [{ guard: 'hasOpenAttempt', target: 'sending.checkingOutcome' }, { target: 'closed' }],
        },
        closed: {
          description: 'The page, with the ways to get the label.',
          on: {
            'dispatch.ask': [
              { guard: 'hasOpenAttempt', target: 'sending.checkingOutcome' },
              {
                target: 'confirming',
                actions: {
                  type: 'keepType',
                  params: ({ event }) => ({ dispatchType: event.dispatchType }),
                },
              },
            ],
            'code.show': { guard: 'hasCode', target: 'showingCode' },
          },
        },
        showingCode: {
          description: 'The code fills the screen, to be held under the scanner.',
          on: { 'dialog.dismiss': 'closed' },
        },
        confirming: {
          description: 'Asks once, and says where the label will go.',
          on: {
            'dispatch.confirm': { target: 'sending', actions: 'announceSubmitted' },
            'dialog.dismiss': 'closed',
          },
        },
        sending: {
          description: 'The label is being sent; nothing to press meanwhile.',
          initial: 'storingKey',
          states: {
            storingKey: {
              description: 'Remembers the attempt in this browser before anything is sent.',
              entry: 'beginAttempt',
              invoke: {
                id: 'storeKey',
                src: 'storeKey',
                input: ({ context }) => attemptOf(context),
                onDone: 'requesting',
                onError: '#returnLabel.dialog.failed',
              },
            },
            requesting: {
              description: 'Asks the host to send the label.',
              invoke: {
                id: 'dispatchLabel',
                src: 'dispatchLabel',
                input: ({ context }) => attemptOf(context),
                onDone: {
                  target: 'deciding',
                  actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                },
                onError: 'checkingOutcome.waiting',
              },
            },
            deciding: {
              description: 'Never seen: what was heard leads to its own view.',
              always: [
                { guard: 'isSent', target: '#returnLabel.dialog.sent' },
                { guard: 'hasNeverArrived', target: 'requesting' },
                { guard: 'isOpen', target: 'checkingOutcome.waiting' },
                { target: '#returnLabel.dialog.failed' },
              ],
            },
            checkingOutcome: {
              description: 'Not sure yet whether it left: says so, and looks again by itself.',
              initial: 'reading',
              on: { 'dialog.dismiss': '#returnLabel.dialog.closed' },
              states: {
                reading: {
                  description: 'Looks up what became of the attempt.',
                  entry: 'countCheck',
                  invoke: {
                    id: 'readOutcome',
                    src: 'readOutcome',
                    input: ({ context }) => attemptOf(context),
                    onDone: {
                      target: '#returnLabel.dialog.sending.deciding',
                      actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                    },
                    onError: 'waiting',
                  },
                },
                waiting: {
                  description: 'Waits a little before it looks again, longer each time.',
                  after: { checkDelay: 'reading' },
                },
              },
            },
          },
        },
        sent: {
          description: '“Your label is on its way”: by e-mail in minutes, by post in 5 to 7 business days.',
          entry: ['dropStoredKey', 'forgetKey'],
          on: { 'dialog.dismiss': 'closed' },
        },
        failed: {
          description: 'The label was not sent: try again the same way, or leave it.',
          entry: ['dropStoredKey', 'forgetKey', 'reportDispatch'],
          on: { 'dispatch.retry': 'sending', 'dialog.dismiss': 'closed' },
        },
      },
    },
  },
})
