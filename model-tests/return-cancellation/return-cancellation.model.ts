import { returnCancellationMachine } from '../../machines/return-cancellation/return-cancellation.machine.ts'
import { selectReturnCancellationView } from '../../machines/return-cancellation/return-cancellation.selectors.ts'
import type { CancelReturnAttemptOutput } from '../../machines/return-cancellation/return-cancellation.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<CancelReturnAttemptOutput>[] = [
  { words: 'the return is canceled', output: doneAs('now') },
  { words: 'it was handed over in the meantime', output: refusedAs('return_state') },
  { words: 'the host fails', output: refusedAs('internal', 500) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the cancellation breaks the page’s own code', error: defect },
]

const input = { returnOrderNumber: 'R00000001', refusal: null, pendingKey: null }

export const returnCancellationModel = defineModel<typeof returnCancellationMachine>({
  flow: 'return-cancellation',
  machine: returnCancellationMachine,
  starts: [
    { words: 'the page of a return that is still here', input },
    { words: 'the same page after a reload in the middle', input: { ...input, pendingKey: 'key-0' } },
    { words: 'a return that was canceled before', input: { ...input, refusal: 'cancelled' } },
    { words: 'a return that was handed over', input: { ...input, refusal: 'handedOver' } },
    { words: 'a return that was refunded early', input: { ...input, refusal: 'refunded' } },
  ],
  events: {
    'cancellation.confirm': [{ words: 'the shopper confirms', event: { type: 'cancellation.confirm' } }],
    'cancellation.retry': [{ words: 'the shopper tries again', event: { type: 'cancellation.retry' } }],
    'return.updated': [
      { words: 'the return is still here', event: { type: 'return.updated', refusal: null } },
      {
        words: 'the return turns out to be canceled',
        event: { type: 'return.updated', refusal: 'cancelled' },
      },
      { words: 'the carrier has it', event: { type: 'return.updated', refusal: 'handedOver' } },
      { words: 'its refund has come early', event: { type: 'return.updated', refusal: 'refunded' } },
    ],
  },
  answers: { attempt },
  delays: {},
  key: ({ refusal, pendingKey }) => [refusal, pendingKey],
  states: {
    confirming: { sees: 'what happens to items, refund and label', view: 'confirming' },
    cancelling: { sees: 'that the return is being canceled', view: 'cancelling' },
    cancelled: { sees: 'that the return is canceled', view: 'cancelled' },
    tooLate: { sees: 'that it is on its way already', view: 'tooLate' },
    refused: { sees: 'that it was refunded already', view: 'refused' },
    unconfirmed: { sees: 'to look at the return first', view: 'unconfirmed' },
    failed: { sees: 'that nothing changed, with a way to try again', view: 'failed' },
  },
  view: selectReturnCancellationView,
})
