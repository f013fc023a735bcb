import { createAttemptMachine } from '../../machines/attempt/attempt.machine.ts'
import type { ClaimedKey } from '../../machines/attempt/attempt.types.ts'
import { done, type Outcome, unconfirmed } from '../../services/http/outcome.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { accepted, inFlight, lost, neverArrived, refused, unreadable } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

type Made = { readonly number: string }

const made = done<Made>({ number: 'R1' })

/** The chart with a change that names what it has made, as a return does. */
export const sampleAttemptMachine = createAttemptMachine<string, string, Made>()

const claimKey: readonly Answer<ClaimedKey>[] = [
  { words: 'the browser has remembered the attempt', output: { key: 'key-1', isPending: false } },
  { words: 'another tab has begun it already', output: { key: 'key-0', isPending: true } },
  { words: 'the browser cannot remember anything', error: defect },
]

const outcomes: readonly Answer<Outcome<Made>>[] = [
  { words: 'the host accepts', output: accepted },
  { words: 'the host has made the change', output: made },
  { words: 'the host refuses', output: refused('validation') },
  { words: 'the host is still at it', output: inFlight() },
  { words: 'the answer gets lost', output: lost },
  { words: 'the answer cannot be read', output: unreadable },
]

const ends: readonly Answer<Outcome<Made>>[] = [
  {
    words: 'the answer lacks what it must have',
    output: unconfirmed({ code: 'improperly-formatted-response', devMessage: 'job without a response' }),
  },
  { words: 'nobody can say what happened', output: unconfirmed() },
]

const breaks = (what: string): Answer<Outcome<Made>> => ({
  words: `${what} breaks the page’s own code`,
  error: defect,
})

export const attemptModel = defineModel<typeof sampleAttemptMachine>({
  flow: 'attempt',
  machine: sampleAttemptMachine,
  starts: [
    { words: 'a change that was just confirmed', input: { target: 'T', request: 'R', pendingKey: null } },
    {
      words: 'a change after a reload in the middle',
      input: { target: 'T', request: 'R', pendingKey: 'key-0' },
    },
    {
      words: 'a change of which only the key is left',
      input: { target: 'T', request: null, pendingKey: 'key-0' },
    },
    {
      words: 'a change whose request is lost, and its key as well',
      input: { target: 'T', request: null, pendingKey: null },
    },
  ],
  events: {
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: {
    claimKey,
    send: [...outcomes, ...ends, breaks('the request')],
    jobPolling: [...outcomes, ...ends, breaks('the polling')],
    readOutcome: [
      { words: 'the attempt never arrived', output: neverArrived },
      ...outcomes,
      ...ends,
      breaks('looking it up'),
    ],
  },
  delays: { checkDelay: 'the wait before looking again is over' },
  listeners: ['watchPage'],
  key: ({ key, request }) => [key, request],
  states: {
    claimingKey: { sees: 'that the change is being made' },
    sending: { sees: 'that the change is being made' },
    polling: { sees: 'that the change is being made' },
    'checkingOutcome.reading': { sees: 'that the outcome is being checked' },
    'checkingOutcome.waiting': { sees: 'that the outcome is being checked' },
    'checkingOutcome.paused': { sees: 'nothing: the page is in the background' },
    done: { sees: 'that it is done' },
    refused: { sees: 'that nothing was changed' },
    unconfirmed: { sees: 'that nobody can say what happened' },
  },
})
