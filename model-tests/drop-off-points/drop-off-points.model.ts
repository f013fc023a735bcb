import { dropOffPointsMachine } from '../../machines/drop-off-points/drop-off-points.machine.ts'
import { selectPointsView } from '../../machines/drop-off-points/drop-off-points.selectors.ts'
import type { FindPointsResult } from '../../machines/drop-off-points/drop-off-points.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect } from '../samples/samples.ts'
import { sampleInput, samplePoints } from './sample-points.ts'

const findPoints: readonly Answer<FindPointsResult>[] = [
  {
    words: 'three points come, and there are more',
    output: succeeded(samplePoints(['p1', 'p2', 'p3'], 'next')),
    inBrowser: { by: 'host' },
  },
  { words: 'all points come', output: succeeded(samplePoints(['p1'], null)) },
  { words: 'no point is there', output: succeeded(samplePoints([], null)) },
  {
    words: 'the points get lost',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'what comes cannot be read',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  { words: 'looking breaks the page’s own code', error: defect },
]

const findMorePoints: readonly Answer<FindPointsResult>[] = [
  {
    words: 'three more points come',
    output: succeeded(samplePoints(['p4', 'p5', 'p6'], 'next')),
    inBrowser: { by: 'host' },
  },
  { words: 'the last points come', output: succeeded(samplePoints(['p4'], null)) },
  {
    words: 'more points get lost',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'adding breaks the page’s own code', error: defect },
]

export const dropOffPointsModel = defineModel<typeof dropOffPointsMachine>({
  flow: 'drop-off-points',
  machine: dropOffPointsMachine,
  starts: [{ words: 'a way by a code, from a town', input: sampleInput }],
  events: {
    'points.open': [{ words: 'the shopper opens the points', event: { type: 'points.open' } }],
    'points.close': [{ words: 'the shopper closes the points', event: { type: 'points.close' } }],
    'points.find': [
      { words: 'the shopper looks for a town', event: { type: 'points.find', text: 'Rotterdam' } },
    ],
    'points.more': [{ words: 'the shopper asks for more points', event: { type: 'points.more' } }],
    'points.retry': [{ words: 'the shopper tries again', event: { type: 'points.retry' } }],
  },
  answers: { findPoints, findMorePoints },
  delays: {},
  key: ({ pages, text }) => [Math.min(pages.length, 2), pages.at(-1)?.pages.next ?? null, text],
  states: {
    closed: { sees: 'one line that opens the points', view: 'closed' },
    'open.loading': { sees: 'the shape of three points', view: 'loading' },
    'open.shown': { sees: 'points, nearest first', view: 'shown' },
    'open.adding': { sees: 'the points, and that more are on their way', view: 'adding' },
    'open.notAdded': { sees: 'the points, that no more came, and a way to try again', view: 'notAdded' },
    'open.empty': { sees: 'that there is no point near that place', view: 'empty' },
    'open.failed': { sees: 'that the points did not come, and a way to try again', view: 'failed' },
  },
  view: selectPointsView,
})
