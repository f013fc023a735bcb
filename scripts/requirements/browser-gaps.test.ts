import { expect, test } from 'vitest'
import type { Coverage } from '../../model-tests/lib/coverage/coverage.ts'
import { browserGaps, coverageSums } from './browser-gaps.ts'

const none = { total: 0, covered: 0, missing: [] }
const flows: readonly Coverage[] = [
  {
    flow: 'desk-lamp',
    states: { total: 2, covered: 2, missing: [] },
    transitions: { total: 5, covered: 3, missing: ['a', 'b'] },
    guards: { total: 4, covered: 2, missing: ['c (yes)', 'c (no)'] },
    pairs: { total: 9, covered: 9, missing: [], ruledOut: 3 },
    primePaths: none,
  },
  { flow: 'socket', states: { total: 1, covered: 1, missing: [] }, transitions: none, guards: none },
]

test('what no browser takes is told for each flow, some of it by name, with the command that walks one of them', () => {
  expect(browserGaps(flows)).toEqual([
    'desk-lamp, not in a browser: 2 of 5 transitions, 2 of 4 guard outcomes: a; b; c (yes); and 1 more\n  npm run model -- desk-lamp --through "a"',
  ])
})

test('all flows together are summed up by criterion', () => {
  expect(coverageSums(flows)).toBe(
    'states 3/3, transitions 3/5, guard outcomes 2/4, pairs 9/9, prime paths 0/0',
  )
})
