import type { AtlasResults, FlowResults } from '../../../atlas/data/results.types.ts'
import { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts'
import { statesOf, transitionsOf } from '../../../model-tests/lib/chart-parts.ts'

const states = statesOf(cancellationMachine)
const transitions = transitionsOf(cancellationMachine)
const placeOf = (names: readonly string[], part: string): number => {
  const place = names.findIndex((name) => name.includes(part))
  if (place === -1) throw new Error(`The cancellation has no "${part}"`)
  return place
}

const whole = (names: readonly string[]) => ({ total: names.length, covered: names.length, missing: [] })

/** What a browser has not taken in these results. */
export const untaken = {
  state: 'dialog.outsideWindow',
  transition: transitions[placeOf(transitions, '→ dialog.outsideWindow')] ?? '',
}

const taken = transitions.map(() => ({
  walks: { count: 2, paths: [1, 2] },
  journeys: { count: 1, tests: [0] },
  browser: { count: 1, tests: [1] },
}))

/** A tree of: given 0, when 1, when 2 (place 2), and another step from the beginning (place 3). */
const cancellation: FlowResults = {
  flow: 'cancellation',
  states,
  transitions,
  configurations: [
    { name: 'dialog.closed + window.open', sees: 'the order page' },
    { name: 'dialog.confirming + window.open', sees: 'the question' },
    { name: 'dialog.outsideWindow + window.shut', sees: 'that the 30 minutes are over' },
  ],
  tree: [-1, 0, 0, 0, 1, 1, 1, 2, 2, 0, 2, 0],
  refused: [3],
  paths: {
    ends: [2, 3],
    inBrowser: [1],
    headless: { ms: [12, 3], failed: [2] },
    browser: { ms: [1400, -1], failed: [] },
  },
  joined: { ends: [2], browser: { ms: [3900], failed: [] } },
  coverage: {
    headless: { states: whole(states), transitions: whole(transitions) },
    browser: {
      states: {
        total: states.length,
        covered: states.length - 1,
        missing: [{ part: [placeOf(states, untaken.state)], end: 2 }],
      },
      transitions: {
        total: transitions.length,
        covered: transitions.length - 1,
        missing: [{ part: [placeOf(transitions, untaken.transition)], end: 2 }],
      },
    },
  },
  taken,
  defects: [],
}

/** Results of a run of three tests, one flow alone having been walked. */
export const sampleResults: AtlasResults = {
  ran: { headless: '2026-11-24T16:00:00.000Z', browser: '2026-11-24T16:20:00.000Z' },
  words: ['an order placed ten minutes ago', 'the shopper asks to cancel', 'the 30 minutes are over'],
  files: [
    'model-tests/cancellation/cancellation.journeys.test.ts',
    'e2e/journeys/orders/cancellation.spec.ts',
  ],
  tests: [
    { title: '[CA-02] the window closes', file: 0, kind: 'model', result: 'passed', seconds: 0.012 },
    { title: '[CA-02] a shopper is too late', file: 1, kind: 'browser', result: 'failed', seconds: 2.5 },
  ],
  flows: [cancellation],
  requirements: [
    { id: 'ZZ-01', text: 'Nobody tests it', flows: [], transitions: [], tests: [], last: 'none' },
    {
      id: 'CA-02',
      text: 'A window of 30 minutes',
      flows: [0],
      transitions: [{ flow: 0, places: [placeOf(transitions, untaken.transition)] }],
      tests: [0, 1],
      last: 'failed',
    },
    {
      id: 'CA-01',
      text: 'An order can be canceled',
      flows: [0],
      transitions: [],
      tests: [0],
      last: 'passed',
    },
  ],
}
