import { curbsideRequestMachine } from '../../machines/curbside/curbside-request/curbside-request.machine.ts'
import { selectRequestView } from '../../machines/curbside/curbside-request/curbside-request.selectors.ts'
import type {
  ArrivalAttemptOutput,
  CurbsideRequestInput,
} from '../../machines/curbside/curbside-request/curbside-request.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<ArrivalAttemptOutput>[] = [
  {
    words: 'the store knows',
    output: doneAs({ kind: 'accepted' as const, interaction: sampleArrival('SUBMITTED') }),
  },
  {
    words: 'the store knew already, and says by which arrival',
    output: doneAs({ kind: 'duplicate' as const, id: 'arrival-0' }),
  },
  { words: 'the store knew already', output: doneAs({ kind: 'duplicate' as const, id: null }) },
  { words: 'the store is closed', output: refusedAs('store_closed') },
  { words: 'the link is not the order’s', output: refusedAs('order_not_found', 404) },
  { words: 'the host is in trouble', output: refusedAs('unavailable', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the request breaks the page’s own code', error: defect },
]

const input: CurbsideRequestInput = {
  orderNumber: 'C00000001',
  storeId: 'us091',
  code: 'code-1',
  pendingKey: null,
  vehicle: '',
}

export const curbsideRequestModel = defineModel<typeof curbsideRequestMachine>({
  flow: 'curbside-request',
  machine: curbsideRequestMachine,
  starts: [
    { words: 'a shopper who has parked', input },
    {
      words: 'the same page after a reload while the store was being told',
      input: { ...input, pendingKey: 'key-0', vehicle: 'Green estate' },
    },
    { words: 'a reload that has lost what was typed', input: { ...input, pendingKey: 'key-0' } },
  ],
  events: {
    'vehicle.change': [
      {
        words: 'the shopper describes the car',
        event: { type: 'vehicle.change', value: 'Green estate' },
      },
      { words: 'the shopper empties the field', event: { type: 'vehicle.change', value: ' ' } },
    ],
    'request.submit': [{ words: 'the shopper presses “I’m here”', event: { type: 'request.submit' } }],
    'request.retry': [{ words: 'the shopper tries again', event: { type: 'request.retry' } }],
  },
  answers: { attempt },
  delays: { slowDelay: 'six seconds have gone by' },
  key: ({ vehicle, failures, pendingKey }) => [vehicle, failures, pendingKey],
  states: {
    describing: { sees: 'the field for the car and “I’m here”', view: 'describing' },
    'submitting.telling': { sees: 'that the store is being told', view: 'submitting' },
    'submitting.takingLonger': { sees: 'that it takes longer', view: 'takingLonger' },
    retriable: { sees: 'that the store was not told, and a way to try again', view: 'retriable' },
    unconfirmed: { sees: 'to call the store, or to tell it again', view: 'unconfirmed' },
    onlyContact: { sees: 'that the store was not told, and whom to call', view: 'onlyContact' },
    told: { sees: 'what the store does', view: 'submitting' },
    refused: { sees: 'why the store cannot bring it out', view: 'submitting' },
  },
  view: selectRequestView,
})
