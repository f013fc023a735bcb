import { assign, setup } from 'xstate'
import type { ReturnCaptureRequest } from '../../../contract/returns/return-capture.ts'
import { callSlot } from '../../actor-slot.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import type { AttemptOutput } from '../../attempt/attempt.types.ts'
import { answerOfReturnJob, defect, emailOf, triggerOf } from './return-submission.rules.ts'
import type {
  CreatedReturn,
  ReturnJobResponse,
  ReturnSubmissionContext,
  ReturnSubmissionInput,
  ReturnSubmissionOutput,
  SendEmailInput,
  SendTriggerInput,
} from './return-submission.types.ts'

type Attempted = { output: AttemptOutput<CreatedReturn> }

export const returnSubmissionMachine = setup({
  types: {
    input: {} as ReturnSubmissionInput,
    context: {} as ReturnSubmissionContext,
    output: {} as ReturnSubmissionOutput,
  },
  actors: {
    attempt: createAttemptMachine<ReturnCaptureRequest, CreatedReturn, ReturnJobResponse>(answerOfReturnJob),
    sendTrigger: callSlot<boolean, SendTriggerInput>('sendTrigger'),
    sendEmail: callSlot<boolean, SendEmailInput>('sendEmail'),
  },
  actions: {
    keepOutcome: assign((_, { output }: Attempted) =>
      output.kind === 'done'
        ? { key: output.key, returnOrderNumber: output.value.returnOrderNumber }
        : { key: output.key, refusal: { reason: output.reason, isRejected: output.isRejected } },
    ),
    keepDefect: assign({ refusal: defect }),
    keepEmailSent: assign((_, { isSent }: { isSent: boolean }) => ({ emailSent: isSent })),
  },
  guards: {
    isCreated: (_, { output }: Attempted) => output.kind === 'done',
    hasTrigger: ({ context }) => context.trigger !== null,
    hasEmail: ({ context }) => context.email !== null,
  },
}).createMachine({
  id: 'returnSubmission',
  description: 'Creates a return, once, and tells the store’s messaging and the shopper of a store return.',
  context: ({ input }) => ({ ...input, returnOrderNumber: null, key: null, refusal: null, emailSent: false }),
  initial: 'creating',
  states: {
    creating: {
      description: 'Sends the return and watches the job. A lost answer is looked up, not sent afresh.',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { request, openKey, spentKey } }) => ({ request, openKey, spentKey }),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => ({ output: event.output }) },
            target: 'created',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: { target: 'refused', actions: 'keepDefect' },
      },
    },
    created: {
      description: 'Never seen: who else has to know of a store return.',
      always: [
        { guard: 'hasTrigger', target: 'triggering' },
        { guard: 'hasEmail', target: 'mailing' },
        { target: 'submitted' },
      ],
    },
    triggering: {
      description: 'Tells the messaging service of the store return. The return stands either way.',
      invoke: {
        id: 'sendTrigger',
        src: 'sendTrigger',
        input: ({ context }) => triggerOf(context),
        onDone: [{ guard: 'hasEmail', target: 'mailing' }, { target: 'submitted' }],
        onError: [{ guard: 'hasEmail', target: 'mailing' }, { target: 'submitted' }],
      },
    },
    mailing: {
      description: 'Sends the shopper the e-mail to show in the store. The return stands either way.',
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context }) => emailOf(context),
        onDone: {
          target: 'submitted',
          actions: { type: 'keepEmailSent', params: ({ event }) => ({ isSent: event.output }) },
        },
        onError: 'submitted',
      },
    },
    submitted: { type: 'final', description: 'The return is created.' },
    refused: { type: 'final', description: 'No return was created.' },
  },
  output: ({ context: { returnOrderNumber, key, emailSent, refusal } }): ReturnSubmissionOutput =>
    returnOrderNumber !== null && key !== null
      ? { kind: 'submitted', key, returnOrderNumber, emailSent }
      : { kind: 'refused', key, ...(refusal ?? defect) },
})
