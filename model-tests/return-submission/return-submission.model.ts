import type { AttemptOutput } from '../../machines/attempt/attempt.types.ts'
import { returnSubmissionMachine } from '../../machines/return-wizard/return-submission/return-submission.machine.ts'
import type {
  CaptureOutput,
  ReturnSubmissionInput,
} from '../../machines/return-wizard/return-submission/return-submission.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<CaptureOutput>[] = [
  { words: 'the return is created', output: doneAs({ returnOrderNumber: 'R00000001' }) },
  { words: 'the host refuses the return', output: refusedAs('validation') },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the attempt breaks the page’s own code', error: defect },
]

const notice = <Value>(what: string, value: Value): readonly Answer<AttemptOutput<Value>>[] => [
  { words: `${what} goes out`, output: doneAs(value) },
  { words: `${what} does not go out`, output: refusedAs('internal', 500) },
  { words: `${what} breaks the page’s own code`, error: defect },
]

const input: ReturnSubmissionInput = {
  target: { orderNumber: 'C00000001' },
  request: null,
  pendingKey: 'key-1',
  trigger: null,
  email: null,
}
const email = {
  country: 'US',
  language: 'en',
  firstName: 'Lina',
  orderNumber: 'C00000001',
  to: 'lina@example.com',
}
const trigger = {
  eventType: 'DorisAlternateNotification' as const,
  firstName: 'Lina',
  lastName: 'Okafor',
  language: 'en',
  marketplace: 'US',
  phoneNumber: '2025550101',
  salesOrderNumber: 'C00000001',
  upmId: null,
}

export const returnSubmissionModel = defineModel<typeof returnSubmissionMachine>({
  flow: 'return-submission',
  machine: returnSubmissionMachine,
  starts: [
    { words: 'a return by carrier that was just submitted', input },
    { words: 'a return to a store of which everybody is told', input: { ...input, trigger, email } },
    { words: 'a return to a store with an email', input: { ...input, email } },
    { words: 'a return to a store with a message', input: { ...input, trigger } },
  ],
  events: {},
  answers: {
    attempt,
    triggerAttempt: notice('the message to the store', { accepted: true }),
    emailAttempt: notice('the email', { returnNumber: 'R00000001' }),
  },
  delays: { tellDelay: 'ten seconds are over' },
  key: ({ outcome }) => outcome?.kind === 'done' && outcome.value.emailSent,
  states: {
    creating: { sees: 'that the return is being created' },
    triggering: { sees: 'that the return is being created' },
    mailing: { sees: 'that the return is being created' },
    submitted: { sees: 'that the return is created' },
    unconfirmed: { sees: 'that nobody can say whether a return was created' },
    refused: { sees: 'that no return was created' },
  },
})
