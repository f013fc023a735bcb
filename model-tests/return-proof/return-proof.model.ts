import { returnProofMachine } from '../../machines/return-proof/return-proof.machine.ts'
import { isComplete } from '../../machines/return-proof/return-proof.rules.ts'
import { selectReturnProofView } from '../../machines/return-proof/return-proof.selectors.ts'
import type {
  LoadProofResult,
  ProofAttemptOutput,
  ReturnProofInput,
  ShrinkResult,
} from '../../machines/return-proof/return-proof.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { closedProof, keptProof, openProof, sentProof } from '../samples/paper-samples.ts'
import { defect } from '../samples/samples.ts'

const sampleProofInput: ReturnProofInput = { returnOrderNumber: 'R00000001', pendingKey: null, known: null }

const photo = new Blob(['photo'])

const loadProof: readonly Answer<LoadProofResult>[] = [
  { words: 'nothing was sent yet', output: succeeded(openProof), inBrowser: { by: 'host' } },
  { words: 'a receipt was sent', output: succeeded(sentProof), inBrowser: { by: 'host' } },
  { words: 'nothing was sent, and the refund is made', output: succeeded(closedProof) },
  { words: 'a receipt was sent, and the refund is made', output: succeeded(keptProof) },
  {
    words: 'what was sent does not come',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the host says that nobody is signed in',
    output: failed({ kind: 'unauthorized' }),
  },
  { words: 'the answer breaks the page’s own code', error: defect },
]

const shrinkPhoto: readonly Answer<ShrinkResult>[] = [
  {
    words: 'the photo is small enough',
    output: { kind: 'ready', base64: '/9j/2Q==' },
    inBrowser: { by: 'host' },
  },
  { words: 'the photo cannot be read', output: { kind: 'unreadable' } },
  { words: 'drawing the photo breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<ProofAttemptOutput>[] = [
  {
    words: 'the receipt is kept',
    output: doneAs('2026-11-20T10:00:00.000Z'),
    inBrowser: { by: 'host' },
  },
  { words: 'the return takes no receipt anymore', output: refusedAs('return_proof_closed') },
  { words: 'the host does not take it', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'sending breaks the page’s own code', error: defect },
]

export const returnProofModel = defineModel<typeof returnProofMachine>({
  flow: 'return-proof',
  machine: returnProofMachine,
  starts: [
    { words: 'a return that is on its way', input: sampleProofInput },
    {
      words: 'what is known of it came with the page',
      input: { ...sampleProofInput, known: openProof },
      rendered: true,
    },
    {
      words: 'the same page after a reload in the middle of sending',
      input: { ...sampleProofInput, pendingKey: 'key-0' },
    },
  ],
  events: {
    'number.change': [
      {
        words: 'the sender types the number',
        event: { type: 'number.change', value: '1Z 999 AA1' },
      },
    ],
    'photo.choose': [{ words: 'the sender picks a photo', event: { type: 'photo.choose', file: photo } }],
    'photo.remove': [{ words: 'the sender removes the photo', event: { type: 'photo.remove' } }],
    'proof.send': [{ words: 'the sender saves it', event: { type: 'proof.send' } }],
    'proof.edit': [{ words: 'the sender goes back to change it', event: { type: 'proof.edit' } }],
    'proof.replace': [{ words: 'the sender replaces it', event: { type: 'proof.replace' } }],
    'proof.keep': [{ words: 'the sender keeps what was sent', event: { type: 'proof.keep' } }],
    'proof.retry': [{ words: 'the sender tries again', event: { type: 'proof.retry' } }],
  },
  answers: { loadProof, shrinkPhoto, attempt },
  delays: {},
  key: (context) => [
    context.known === null ? null : [context.known.standing, context.known.proof !== null],
    isComplete(context),
    context.photo !== null,
    context.typed !== '',
    context.isUnreadable,
    context.faults > 0,
    context.pendingKey,
    context.isFresh,
  ],
  states: {
    loading: { sees: 'lines in the shape of the page', view: 'skeleton' },
    unavailable: { sees: 'that what was sent did not come, with a way to try again', view: 'unavailable' },
    closed: { sees: 'that no receipt is needed', view: 'closed' },
    proven: { sees: 'number and photo as they were sent', view: 'proven' },
    asking: { sees: 'a field for the number, and one for the photo', view: 'asking' },
    preparing: { sees: 'that the photo is being prepared', view: 'preparing' },
    sending: { sees: 'that the receipt is on its way', view: 'sending' },
    failed: { sees: 'that it was not saved, with a way to try again', view: 'failed' },
    unconfirmed: { sees: 'that nobody can say whether it was saved', view: 'unconfirmed' },
  },
  view: selectReturnProofView,
})
