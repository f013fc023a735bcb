import { offlineCodesMachine } from '../../machines/offline-codes/offline-codes.machine.ts'
import { selectKeptNumbers } from '../../machines/offline-codes/offline-codes.selectors.ts'
import type { KeepAnswer, SeenCode, Whose } from '../../machines/offline-codes/offline-codes.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect } from '../samples/samples.ts'

const samplePickupCode: SeenCode = {
  kind: 'pickup',
  number: 'C00000001',
  lastDay: '2026-12-03',
  place: 'Podium Harbour Street',
}

const askWhose: readonly Answer<Whose>[] = [
  { words: 'it is the session that they were kept for', output: 'theirs' },
  { words: 'somebody else is here, or nobody', output: 'others' },
  { words: 'the host cannot be asked', output: 'unknown' },
  { words: 'the question breaks off', error: defect },
]

const keepCode: readonly Answer<KeepAnswer>[] = [
  { words: 'the code is kept', output: 'kept', inBrowser: { by: 'host' } },
  { words: 'the browser keeps no codes', output: 'refused' },
  { words: 'the browser’s storage breaks', error: defect },
]

const forgetCodes: readonly Answer<undefined>[] = [
  { words: 'codes, key and worker are gone', output: undefined },
  { words: 'the browser does not delete them', error: defect },
]

export const offlineCodesModel = defineModel<typeof offlineCodesMachine>({
  flow: 'offline-codes',
  machine: offlineCodesMachine,
  starts: [
    { words: 'a browser that has kept no code yet', input: { hasKept: false } },
    { words: 'a browser that has kept codes before', input: { hasKept: true } },
  ],
  events: {
    'code.seen': [{ words: 'a code is on the screen', event: { type: 'code.seen', code: samplePickupCode } }],
    'session.left': [{ words: 'the session is over', event: { type: 'session.left' } }],
  },
  answers: { askWhose, keepCode, forgetCodes },
  delays: { tryForgettingAgain: 'five seconds have passed' },
  key: ({ waiting, kept }) => [waiting.length, kept.length],
  states: {
    checking: { sees: 'the page as ever', view: 'nothing' },
    idle: { sees: 'that a code which was seen is saved' },
    keeping: { sees: 'the code' },
    unable: { sees: 'the code, and nothing of its being saved' },
    forgetting: { sees: 'that nothing is saved', view: 'nothing' },
    stuck: { sees: 'that nothing is saved' },
  },
  view: (snapshot) => (selectKeptNumbers(snapshot).length > 0 ? 'saved' : 'nothing'),
})
