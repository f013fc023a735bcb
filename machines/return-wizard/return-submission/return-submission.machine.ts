import { assign, emit, setup } from 'xstate'
import type { DorisTriggerRequest } from '../../../contract/returns/doris-trigger.ts'
import type { ReturnCaptureRequest } from '../../../contract/returns/return-capture.ts'
import type { StoreReturnEmailRequest } from '../../../contract/returns/return-label-dispatch.ts'
import { describeEnd } from '../../../services/http/outcome.ts'
import type { CaptureTarget, CreatedReturn } from '../../../services/returns/capture-return.ts'
import type { StoreEmailTarget } from '../../../services/returns/send-store-return-email.ts'
import type { DorisTarget } from '../../../services/returns/trigger-doris.ts'
import { ended } from '../../answers.ts'
import { attemptGuards } from '../../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import { emailOf, triggerOf } from './return-submission.rules.ts'
import type {
  CaptureOutput,
  EmailOutput,
  ReturnSubmissionContext,
  ReturnSubmissionEmitted,
  ReturnSubmissionInput,
  ReturnSubmissionOutput,
  TriggerOutput,
} from './return-submission.types.ts'

type Captured = { output: CaptureOutput }
type Told = { output: TriggerOutput | EmailOutput }

export const returnSubmissionMachine = setup({
  types: {
    input: {} as ReturnSubmissionInput,
    context: {} as ReturnSubmissionContext,
    emitted: {} as ReturnSubmissionEmitted,
    output: {} as ReturnSubmissionOutput,
  },
  actors: {
    attempt: createAttemptMachine<CaptureTarget, ReturnCaptureRequest, CreatedReturn>(),
    triggerAttempt: createAttemptMachine<DorisTarget, DorisTriggerRequest, { accepted: boolean }>(),
    emailAttempt: createAttemptMachine<StoreEmailTarget, StoreReturnEmailRequest, { returnNumber: string }>(),
  },
  actions: {
    keepOutcome: assign((_, { output: { key, ...ended } }: Captured) => ({
      key: ended.kind === 'done' ? key : null,
      outcome: ended.kind === 'done' ? { ...ended, value: { ...ended.value, emailSent: false } } : ended,
    })),
    keepEmailSent: assign(({ context: { outcome } }) =>
      outcome?.kind === 'done'
        ? { outcome: { ...outcome, value: { ...outcome.value, emailSent: true } } }
        : {},
    ),
    /** Provided: the stored key of the return goes with the last step, so that a reload before it takes all of them up again. */
    settleKey: () => undefined,
    reportTrigger: emit((_, { output }: Told) => ({
      type: 'error.reported' as const,
      code: 'service-doris-comms-failure' as const,
      devMessage: describeEnd(output),
    })),
    reportEmail: emit((_, { output }: Told) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: `store return e-mail: ${describeEnd(output)}`,
    })),
  },
  guards: {
    isToTrigger: ({ context }, { output }: Captured) => output.kind === 'done' && context.trigger !== null,
    isToMail: ({ context }, { output }: Captured) => output.kind === 'done' && context.email !== null,
    isCreated: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    hasEmail: ({ context }) => context.email !== null,
    isTold: attemptGuards.isDone,
    isToldBeforeEmail: ({ context }, { output }: Told) => output.kind === 'done' && context.email !== null,
  },
  delays: {
    /** Who else is told is waited for this long: the return stands either way. */
    tellDelay: 10_000,
  },
}).createMachine({
  id: 'returnSubmission',
  description: 'Creates a return, once, and tells the store’s messaging and the shopper of a store return.',
  context: ({ input }) => ({ ...input, outcome: null, key: null }),
  initial: 'creating',
  states: {
    creating: {
      description: 'Sends the return and watches the job. A lost answer is looked up, not sent afresh.',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { target, request, pendingKey } }) => ({ target, request, pendingKey }),
        onDone: [
          {
            guard: { type: 'isToTrigger', params: ended },
            target: 'triggering',
            actions: { type: 'keepOutcome', params: ended },
          },
          {
            guard: { type: 'isToMail', params: ended },
            target: 'mailing',
            actions: { type: 'keepOutcome', params: ended },
          },
          {
            guard: { type: 'isCreated', params: ended },
            target: 'submitted',
            actions: { type: 'keepOutcome', params: ended },
          },
          {
            guard: { type: 'isUnconfirmed', params: ended },
            target: 'unconfirmed',
            actions: { type: 'keepOutcome', params: ended },
          },
          { target: 'refused', actions: { type: 'keepOutcome', params: ended } },
        ],
        onError: 'unconfirmed',
      },
    },
    triggering: {
      description: 'Tells the messaging service of the store return. The return stands either way.',
      invoke: {
        id: 'triggerAttempt',
        src: 'triggerAttempt',
        input: ({ context }) => triggerOf(context),
        onDone: [
          { guard: { type: 'isToldBeforeEmail', params: ended }, target: 'mailing' },
          { guard: { type: 'isTold', params: ended }, target: 'submitted' },
          {
            guard: 'hasEmail',
            target: 'mailing',
            actions: { type: 'reportTrigger', params: ended },
          },
          { target: 'submitted', actions: { type: 'reportTrigger', params: ended } },
        ],
        onError: [{ guard: 'hasEmail', target: 'mailing' }, { target: 'submitted' }],
      },
      after: { tellDelay: [{ guard: 'hasEmail', target: 'mailing' }, { target: 'submitted' }] },
    },
    mailing: {
      description: 'Sends the shopper the e-mail to show in the store. The return stands either way.',
      invoke: {
        id: 'emailAttempt',
        src: 'emailAttempt',
        input: ({ context }) => emailOf(context),
        onDone: [
          { guard: { type: 'isTold', params: ended }, target: 'submitted', actions: 'keepEmailSent' },
          { target: 'submitted', actions: { type: 'reportEmail', params: ended } },
        ],
        onError: 'submitted',
      },
      after: { tellDelay: 'submitted' },
    },
    submitted: { type: 'final', description: 'The return is created.', entry: 'settleKey' },
    unconfirmed: { type: 'final', description: 'Nobody can say whether a return was created.' },
    refused: { type: 'final', description: 'No return was created.' },
  },
  output: ({ context: { outcome } }): ReturnSubmissionOutput =>
    outcome ?? { kind: 'unconfirmed', report: null },
})
