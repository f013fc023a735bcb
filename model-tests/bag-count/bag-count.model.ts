import { bagCountMachine } from '../../machines/bag-count/bag-count.machine.ts'
import { selectPieces } from '../../machines/bag-count/bag-count.selectors.ts'
import type { CountBagResult } from '../../machines/bag-count/bag-count.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect } from '../samples/samples.ts'

const countBag: readonly Answer<CountBagResult>[] = [
  { words: 'the bag is counted', output: succeeded(2), inBrowser: { by: 'host' } },
  {
    words: 'the count does not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'the count breaks the page’s own code', error: defect },
]

export const bagCountModel = defineModel<typeof bagCountMachine>({
  flow: 'bag-count',
  machine: bagCountMachine,
  starts: [{ words: 'a page that has what it needs first', input: undefined }],
  events: {
    'bag.changed': [{ words: 'a piece has gone into the bag', event: { type: 'bag.changed', pieces: 3 } }],
    'bag.recount': [{ words: 'the page comes back', event: { type: 'bag.recount' } }],
  },
  answers: { countBag },
  delays: {},
  key: ({ pieces }) => pieces,
  states: {
    counting: { sees: 'the bag as it was last known' },
    known: { sees: 'the bag with the number of pieces in it', view: 'number' },
    unknown: { sees: 'the bag without a number', view: 'no number' },
  },
  view: (snapshot) => (selectPieces(snapshot) === null ? 'no number' : 'number'),
})
