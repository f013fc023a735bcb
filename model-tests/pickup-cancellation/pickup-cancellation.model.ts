import type { PickupInteraction } from '../../contract/pickup/pickup.ts'
import type { AttemptOutput } from '../../machines/attempt/attempt.types.ts'
import { pickupCancellationMachine } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.machine.ts'
import { selectCancelView } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.selectors.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { defect } from '../samples/samples.ts'

const refused = (reason: string): AttemptOutput<PickupInteraction> => ({
  kind: 'refused',
  key: 'key-1',
  reason,
  isRejected: true,
})

const attempt: readonly Answer<AttemptOutput<PickupInteraction>>[] = [
  {
    words: 'the pickup is cancelled',
    output: { kind: 'done', key: 'key-1', value: sampleArrival('CANCELLED_CONSUMER') },
  },
  { words: 'the order was handed over already', output: refused('400 pickup_state') },
  { words: 'the host refuses', output: refused('500 internal') },
  { words: 'cancelling breaks the page’s own code', error: defect },
]

const input = { id: 'arrival-1', code: 'code-1', openKey: null }

export const pickupCancellationModel = defineModel<typeof pickupCancellationMachine>({
  flow: 'pickup-cancellation',
  machine: pickupCancellationMachine,
  starts: [
    { words: 'a shopper whom the store expects', input },
    {
      words: 'the same page after a reload in the middle of cancelling',
      input: { ...input, openKey: 'key-0' },
    },
  ],
  events: {
    'cancel.ask': [{ words: 'the shopper wants to cancel', event: { type: 'cancel.ask' } }],
    'cancel.confirm': [{ words: 'the shopper confirms', event: { type: 'cancel.confirm' } }],
    'cancel.retry': [{ words: 'the shopper tries again', event: { type: 'cancel.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
  },
  answers: { attempt },
  delays: {},
  key: ({ openKey }) => openKey,
  states: {
    closed: { sees: 'the page with its button', view: 'closed' },
    confirming: { sees: 'the question whether to cancel', view: 'confirming' },
    cancelling: { sees: 'that it is being cancelled', view: 'cancelling' },
    tooLate: { sees: 'that the order was handed over', view: 'tooLate' },
    failed: { sees: 'that the store still expects the shopper', view: 'failed' },
    cancelled: { sees: 'that the pickup is cancelled', view: 'closed' },
  },
  view: selectCancelView,
})
