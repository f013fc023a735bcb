import { papersMachine } from '../../machines/papers/papers.machine.ts'
import { selectPapersView } from '../../machines/papers/papers.selectors.ts'
import type { LoadPapersResult, MakeFileResult, PapersInput } from '../../machines/papers/papers.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleFile, sampleInvoice, samplePapers } from '../samples/paper-samples.ts'
import { defect, problem } from '../samples/samples.ts'

const lost = {
  words: 'there is no connection',
  output: failed({ kind: 'network' }),
  inBrowser: { by: 'fault', effect: 'drop' },
} as const
const signedOut = {
  words: 'the host says that nobody is signed in',
  output: failed({ kind: 'unauthorized' }),
  inBrowser: { by: 'fault', effect: 'unauthorized' },
} as const

const loadPapers: readonly Answer<LoadPapersResult>[] = [
  { words: 'the papers are here', output: succeeded(samplePapers), inBrowser: { by: 'host' } },
  {
    words: 'the host knows no such order',
    output: failed(problem(404, 'order_not_found')),
    inBrowser: { by: 'host' },
  },
  lost,
  {
    words: 'the answer is not JSON',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  signedOut,
  { words: 'the answer breaks the page’s own code', error: defect },
]

const makePaper: readonly Answer<MakeFileResult>[] = [
  { words: 'the PDF is made', output: succeeded(sampleFile), inBrowser: { by: 'host' } },
  {
    words: 'the PDF does not come',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  { words: 'the guest’s pass for the PDF is over', output: failed(problem(403, 'guest_pass_missing')) },
  { words: 'whoever asks for the PDF is not signed in anymore', output: failed({ kind: 'unauthorized' }) },
  { words: 'making the PDF breaks the page’s own code', error: defect },
]

const makeArchive: readonly Answer<MakeFileResult>[] = [
  { words: 'the archive is made', output: succeeded(sampleFile), inBrowser: { by: 'host' } },
  {
    words: 'as many archives as a day has were made',
    output: failed(problem(429, 'rate_limited')),
  },
  {
    words: 'the archive does not come',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the guest’s pass for the archive is over',
    output: failed(problem(403, 'guest_pass_missing')),
  },
  {
    words: 'whoever asks for the archive is not signed in anymore',
    output: failed({ kind: 'unauthorized' }),
  },
  { words: 'making the archive breaks the page’s own code', error: defect },
]

const asked: PapersInput = { orderNumber: 'C00000001', isMember: true, known: null }

export const papersModel = defineModel<typeof papersMachine>({
  flow: 'papers',
  machine: papersMachine,
  starts: [
    { words: 'a member who opens the page', input: asked },
    { words: 'a guest who opens the page', input: { ...asked, isMember: false } },
    {
      words: 'a member whose page came with the papers',
      input: { ...asked, known: samplePapers },
      rendered: true,
    },
  ],
  events: {
    'papers.retry': [{ words: 'the shopper tries again', event: { type: 'papers.retry' } }],
    'paper.download': [
      {
        words: 'the shopper downloads a paper',
        event: { type: 'paper.download', paperId: sampleInvoice.id },
      },
    ],
    'archive.make': [{ words: 'the shopper downloads everything', event: { type: 'archive.make' } }],
    'network.back': [{ words: 'the connection is back', event: { type: 'network.back' } }],
  },
  answers: { loadPapers, makePaper, makeArchive },
  delays: {},
  listeners: ['watchNetwork'],
  key: ({ known, wanted }) => [known !== null, wanted !== null],
  states: {
    loading: { sees: 'lines in the shape of the page', view: 'skeleton' },
    'shown.paper.idle': { sees: 'the papers, each with a button', view: 'papers' },
    'shown.paper.making': { sees: 'that a PDF is being made', view: 'papers' },
    'shown.paper.failed': { sees: 'that the PDF did not come', view: 'papers' },
    'shown.archive.idle': { sees: 'the file of everything, with a button' },
    'shown.archive.making': { sees: 'that the file of everything is being made' },
    'shown.archive.made': { sees: 'that the file of everything is in the downloads' },
    'shown.archive.limited': { sees: 'that there is no further file of everything today' },
    'shown.archive.failed': { sees: 'that the file of everything did not come' },
    unknown: { sees: 'that no order has this number, and the way to the list', view: 'unknown' },
    offline: { sees: 'that there is no connection', view: 'offline' },
    failed: { sees: 'that they did not come: try again or contact us', view: 'failed' },
    sessionEnded: { sees: 'sign in, or the guest lookup', view: 'leaving' },
  },
  view: selectPapersView,
})
