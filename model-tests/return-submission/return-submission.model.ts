import type { AttemptOutput } from '../../machines/attempt/attempt.types.ts'
import { returnSubmissionMachine } from '../../machines/return-wizard/return-submission/return-submission.machine.ts'
import type { CreatedReturn } from '../../machines/return-wizard/return-submission/return-submission.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<AttemptOutput<CreatedReturn>>[] = [
  {
    words: 'the return is created',
    output: { kind: 'done', key: 'key-1', value: { returnOrderNumber: 'R00000001' } },
  },
  {
    words: 'the host refuses the return',
    output: { kind: 'refused', key: 'key-1', reason: '400 validation', isRejected: true },
  },
  { words: 'the attempt breaks the page’s own code', error: defect },
]

const notice = (what: string): readonly Answer<boolean>[] => [
  { words: `${what} goes out`, output: true },
  { words: `${what} does not go out`, output: false },
  { words: `${what} breaks the page’s own code`, error: defect },
]

const input = { request: null, openKey: 'key-1', spentKey: null, trigger: null, email: null }
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
    { words: 'a return to a store with an e-mail', input: { ...input, email } },
    { words: 'a return to a store with a message', input: { ...input, trigger } },
  ],
  events: {},
  answers: { attempt, sendTrigger: notice('the message to the store'), sendEmail: notice('the e-mail') },
  delays: {},
  key: ({ emailSent }) => emailSent,
  states: {
    creating: { sees: 'that the return is being created' },
    triggering: { sees: 'that the return is being created' },
    mailing: { sees: 'that the return is being created' },
    submitted: { sees: 'that the return is created' },
    refused: { sees: 'that no return was created' },
  },
})
