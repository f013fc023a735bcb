import { pickupCancellationMachine } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.machine.ts'
import { selectCancelView } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.selectors.ts'
import type { CancelArrivalOutput } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<CancelArrivalOutput>[] = [
  { words: 'the pickup is cancelled', output: doneAs(sampleArrival('CANCELLED_CONSUMER')) },
  { words: 'the order was handed over already', output: refusedAs('pickup_state') },
  { words: 'the host refuses', output: refusedAs('internal', 500) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'cancelling breaks the page’s own code', error: defect },
]

const input = { id: 'arrival-1', code: 'code-1', pendingKey: null }

export const pickupCancellationModel = defineModel<typeof pickupCancellationMachine>({
  flow: 'pickup-cancellation',
  machine: pickupCancellationMachine,
  starts: [
    { words: 'a shopper whom the store expects', input },
    {
      words: 'the same page after a reload in the middle of cancelling',
      input: { ...input, pendingKey: 'key-0' },
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
  key: ({ pendingKey }) => pendingKey,
  states: {
    closed: { sees: 'the page with its button', view: 'closed' },
    confirming: { sees: 'the question whether to cancel', view: 'confirming' },
    'cancelling.shown': { sees: 'that it is being cancelled', view: 'cancelling' },
    'cancelling.hidden': { sees: 'the page, with a way back to the cancellation', view: 'closed' },
    tooLate: { sees: 'that the order was handed over', view: 'tooLate' },
    unconfirmed: { sees: 'to call the store, or to try again', view: 'unconfirmed' },
    failed: { sees: 'that the store still expects the shopper', view: 'failed' },
    cancelled: { sees: 'that the pickup is cancelled', view: 'closed' },
  },
  view: selectCancelView,
})
