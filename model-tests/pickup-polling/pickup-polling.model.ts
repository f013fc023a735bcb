import { pickupPollingMachine } from '../../machines/curbside/pickup-polling/pickup-polling.machine.ts'
import type { ReadPickupResult } from '../../machines/curbside/pickup-polling/pickup-polling.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { problem } from '../samples/samples.ts'

const readPickup: readonly Answer<ReadPickupResult>[] = [
  { words: 'nothing has changed', output: succeeded(sampleArrival('SUBMITTED')) },
  { words: 'somebody of the store has taken it on', output: succeeded(sampleArrival('CLAIMED')) },
  { words: 'the order is handed over', output: succeeded(sampleArrival('COMPLETE')) },
  { words: 'the answer does not arrive', output: failed({ kind: 'network' }) },
  { words: 'the answer is not JSON', output: failed({ kind: 'unparsable', status: 200 }) },
  { words: 'the host is in trouble', output: failed(problem(503, 'unavailable')) },
  { words: 'the host knows no such arrival', output: failed(problem(404, 'pickup_not_found')) },
]

export const pickupPollingModel = defineModel<typeof pickupPollingMachine>({
  flow: 'pickup-polling',
  machine: pickupPollingMachine,
  starts: [
    {
      words: 'an arrival that the store was just told of',
      input: { id: 'arrival-1', code: 'code-1', status: 'SUBMITTED' },
    },
    {
      words: 'an arrival of which only the id is known',
      input: { id: 'arrival-1', code: 'code-1', status: null },
    },
  ],
  events: {
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { readPickup },
  delays: {
    pollDelay: 'the second before the next poll is over',
    retryDelay: 'the wait after an error is over',
  },
  listeners: ['watchPage'],
  key: ({ failures, status }) => [failures, status],
  states: {
    requesting: { sees: 'the status that is known' },
    waiting: { sees: 'the status that is known' },
    retrying: { sees: 'the status that is known' },
    paused: { sees: 'nothing: the page is in the background' },
    changed: { sees: 'the new status' },
    gone: { sees: 'the visit from its start' },
    failed: { sees: 'that the store cannot be reached' },
  },
})
