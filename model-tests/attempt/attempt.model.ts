import { createAttemptMachine } from '../../machines/attempt/attempt.machine.ts'
import { checksBeforeNotSent } from '../../machines/attempt/attempt.rules.ts'
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

const cutShort = unconfirmed({ code: 'improperly-formatted-response', devMessage: 'job without a response' })

const send: readonly Answer<Outcome<Made>>[] = [
  { words: 'the host accepts', output: accepted },
  { words: 'the host makes the change at once', output: made },
  { words: 'the host refuses', output: refused('validation') },
  { words: 'the host is still at it', output: inFlight() },
  { words: 'the answer gets lost', output: lost },
  { words: 'the answer cannot be read', output: unreadable },
  { words: 'the answer lacks what it must have', output: cutShort },
  { words: 'nobody can say what happened', output: unconfirmed() },
  { words: 'the request breaks the page’s own code', error: defect },
]

const jobPolling: readonly Answer<Outcome<Made>>[] = [
  { words: 'the job has made it', output: made },
  { words: 'the job has failed', output: refused('internal', 500) },
  {
    words: 'twenty polls were not enough',
    output: {
      kind: 'open',
      failure: { kind: 'timeout' },
      report: { code: 'server-timeout-after-20-polls', devMessage: 'job' },
    },
  },
  { words: 'the job says nothing of its end', output: lost },
  { words: 'the job goes over to another one', output: accepted },
  { words: 'the job lacks what it must have', output: cutShort },
  { words: 'nobody can say how the job ended', output: unconfirmed() },
  { words: 'the polling breaks the page’s own code', error: defect },
]

const readOutcome: readonly Answer<Outcome<Made>>[] = [
  { words: 'the host has accepted the attempt', output: accepted },
  { words: 'the attempt was made', output: made },
  { words: 'the attempt was refused', output: refused('validation') },
  { words: 'the attempt never arrived', output: neverArrived },
  { words: 'the attempt is still being worked on', output: inFlight() },
  { words: 'nobody answers about the attempt', output: lost },
  { words: 'what the host has stored cannot be read', output: unreadable },
  { words: 'what the host has stored lacks what it must have', output: cutShort },
  { words: 'the host keeps no outcomes', output: unconfirmed() },
  { words: 'looking it up breaks the page’s own code', error: defect },
]

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
  answers: { claimKey, send, jobPolling, readOutcome },
  delays: { checkDelay: 'the wait before looking again is over' },
  listeners: ['watchPage'],
  key: ({ key, request, checks }) => [key, request, Math.min(checks, checksBeforeNotSent)],
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
