import type { AttemptOutput } from '../../machines/attempt/attempt.types.ts'
import { curbsideRequestMachine } from '../../machines/curbside/curbside-request/curbside-request.machine.ts'
import { selectRequestView } from '../../machines/curbside/curbside-request/curbside-request.selectors.ts'
import type { Arrival } from '../../services/pickup/pickup-answer.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { defect } from '../samples/samples.ts'

const refused = (reason: string): AttemptOutput<Arrival> => ({
  kind: 'refused',
  key: 'key-1',
  reason,
  isRejected: true,
})
const done = (value: Arrival): AttemptOutput<Arrival> => ({ kind: 'done', key: 'key-1', value })

const attempt: readonly Answer<AttemptOutput<Arrival>>[] = [
  { words: 'the store knows', output: done({ kind: 'accepted', interaction: sampleArrival('SUBMITTED') }) },
  {
    words: 'the store knew already, and says by which arrival',
    output: done({ kind: 'duplicate', id: 'arrival-0' }),
  },
  { words: 'the store knew already', output: done({ kind: 'duplicate', id: null }) },
  { words: 'the store is closed', output: refused('400 store_closed') },
  { words: 'the link is not the order’s', output: refused('404 order_not_found') },
  { words: 'the host is in trouble', output: refused('503 unavailable') },
  { words: 'the request breaks the page’s own code', error: defect },
]

const input = { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1', openKey: null, vehicle: '' }

export const curbsideRequestModel = defineModel<typeof curbsideRequestMachine>({
  flow: 'curbside-request',
  machine: curbsideRequestMachine,
  starts: [
    { words: 'a shopper who has parked', input },
    {
      words: 'the same page after a reload while the store was being told',
      input: { ...input, openKey: 'key-0', vehicle: 'Green estate' },
    },
    { words: 'a reload that has lost what was typed', input: { ...input, openKey: 'key-0' } },
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
  key: ({ vehicle, failures, openKey }) => [vehicle, failures, openKey],
  states: {
    describing: { sees: 'the field for the car and “I’m here”', view: 'describing' },
    'submitting.telling': { sees: 'that the store is being told', view: 'submitting' },
    'submitting.takingLonger': { sees: 'that it takes longer', view: 'takingLonger' },
    retriable: { sees: 'that the store was not told, and a way to try again', view: 'retriable' },
    onlyContact: { sees: 'that the store was not told, and whom to call', view: 'onlyContact' },
    told: { sees: 'what the store does', view: 'submitting' },
    refused: { sees: 'why the store cannot bring it out', view: 'submitting' },
  },
  view: selectRequestView,
})
