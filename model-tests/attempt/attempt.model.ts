import { createAttemptMachine } from '../../machines/attempt/attempt.machine.ts'
import type { AttemptAnswer } from '../../machines/attempt/attempt.types.ts'
import type { JobPollingOutput } from '../../machines/attempt/job-polling/job-polling.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect } from '../samples/samples.ts'

type Made = { readonly number: string }

const done: AttemptAnswer<Made> = { kind: 'done', value: { number: 'R1' } }
const accepted: AttemptAnswer<Made> = { kind: 'accepted', jobId: 'job-1' }
const refused: AttemptAnswer<Made> = { kind: 'refused', reason: '400 validation', isRejected: true }
const lost: AttemptAnswer<Made> = { kind: 'open', failure: { kind: 'network' } }
const inFlight: AttemptAnswer<Made> = { kind: 'inFlight', retryAfterMs: 1_500 }

/** The chart with a job that carries its number, as a return does. */
export const sampleAttemptMachine = createAttemptMachine<string, Made, Made>(({ response }) =>
  response
    ? { kind: 'done', value: response }
    : { kind: 'refused', reason: '500 internal', isRejected: false },
)

const completed = (response: Made | null): JobPollingOutput<Made> => ({
  kind: 'completed',
  job: { id: 'job-1', status: 'COMPLETED', eta: null, error: null, response },
})

const send: readonly Answer<AttemptAnswer<Made>>[] = [
  { words: 'the host accepts', output: accepted },
  { words: 'the host makes the change at once', output: done },
  { words: 'the host refuses', output: refused },
  { words: 'the host is still at it', output: inFlight },
  { words: 'the answer gets lost', output: lost },
  { words: 'the request breaks the page’s own code', error: defect },
]

const jobPolling: readonly Answer<JobPollingOutput<Made>>[] = [
  { words: 'the job has made it', output: completed({ number: 'R1' }) },
  { words: 'the job has failed', output: completed(null) },
  { words: 'twenty polls were not enough', output: { kind: 'timedOut' } },
  { words: 'the polling breaks the page’s own code', error: defect },
]

const readOutcome: readonly Answer<AttemptAnswer<Made>>[] = [
  { words: 'the host has accepted the attempt', output: accepted },
  { words: 'the attempt was made', output: done },
  { words: 'the attempt was refused', output: refused },
  { words: 'the attempt never arrived', output: { kind: 'neverArrived' } },
  { words: 'the attempt is still being worked on', output: inFlight },
  { words: 'nobody answers about the attempt', output: lost },
  { words: 'looking it up breaks the page’s own code', error: defect },
]

export const attemptModel = defineModel<typeof sampleAttemptMachine>({
  flow: 'attempt',
  machine: sampleAttemptMachine,
  starts: [
    { words: 'a change that was just confirmed', input: { request: 'R', openKey: null, spentKey: null } },
    {
      words: 'a change after a reload in the middle',
      input: { request: 'R', openKey: 'key-0', spentKey: null },
    },
    {
      words: 'a change of which only the key is left',
      input: { request: null, openKey: 'key-0', spentKey: null },
    },
  ],
  events: {},
  answers: {
    claimKey: [
      { words: 'the browser has remembered the attempt', output: 'key-1' },
      { words: 'the browser cannot remember anything', error: defect },
    ],
    send,
    jobPolling,
    readOutcome,
  },
  delays: { checkDelay: 'the wait before looking again is over' },
  key: ({ key, request }) => [key, request],
  states: {
    storingKey: { sees: 'that the change is being made' },
    sending: { sees: 'that the change is being made' },
    polling: { sees: 'that the change is being made' },
    'checkingOutcome.reading': { sees: 'that the outcome is being checked' },
    'checkingOutcome.waiting': { sees: 'that the outcome is being checked' },
    done: { sees: 'that it is done' },
    refused: { sees: 'that nothing was changed' },
  },
})
