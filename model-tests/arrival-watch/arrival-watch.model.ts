import { arrivalWatchMachine } from '../../machines/curbside/arrival-watch/arrival-watch.machine.ts'
import { selectArrivalView } from '../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import type { ArrivalWatchInput } from '../../machines/curbside/arrival-watch/arrival-watch.types.ts'
import type { PickupPollingOutput } from '../../machines/curbside/pickup-polling/pickup-polling.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { defect, walkTime } from '../samples/samples.ts'

export const arrivalWatchInput: ArrivalWatchInput = {
  id: 'arrival-1',
  code: 'code-1',
  interaction: sampleArrival('SUBMITTED'),
  knownStatus: null,
  pendingCancelKey: null,
  now: () => walkTime,
}

const changed = (status: Parameters<typeof sampleArrival>[0]): PickupPollingOutput => ({
  kind: 'changed',
  interaction: sampleArrival(status),
})

const pickupPolling: readonly Answer<PickupPollingOutput>[] = [
  { words: 'the store says since when it knows', output: changed('SUBMITTED') },
  { words: 'somebody of the store has taken it on', output: changed('CLAIMED') },
  { words: 'the order is handed over', output: changed('COMPLETE') },
  { words: 'the pickup was cancelled elsewhere', output: changed('CANCELLED_CONSUMER') },
  { words: 'the host knows no such arrival', output: { kind: 'gone' } },
  { words: 'six polls had no answer', output: { kind: 'failed', failure: { kind: 'network' } } },
  { words: 'the polling breaks the page’s own code', error: defect },
]

export const arrivalWatchModel = defineModel<typeof arrivalWatchMachine>({
  flow: 'arrival-watch',
  machine: arrivalWatchMachine,
  starts: [
    { words: 'an arrival that the store was just told of', input: arrivalWatchInput },
    {
      words: 'a reload while the shopper waits',
      input: { ...arrivalWatchInput, interaction: null, knownStatus: 'SUBMITTED' },
    },
  ],
  events: {
    'status.retry': [{ words: 'the shopper tries again', event: { type: 'status.retry' } }],
    'status.changed': [],
  },
  answers: {
    pickupPolling,
    pickupCancellation: [{ words: 'the shopper has cancelled the pickup', output: undefined }],
  },
  delays: { callDelay: 'ten minutes are over' },
  key: ({ interaction, knownStatus, failures }) => [interaction?.status, knownStatus, failures],
  states: {
    'waiting.status.following': { sees: 'what the store does' },
    'waiting.status.retriable': { sees: 'that the store cannot be reached', view: 'lost' },
    'waiting.status.onlyContact': { sees: 'whom to call instead', view: 'lost' },
    'waiting.patience.patient': { sees: 'until when somebody should have come' },
    'waiting.patience.overdue': { sees: 'to call the store' },
    ended: { sees: 'how the visit has ended' },
  },
  view: selectArrivalView,
})
