import { and, assign, not, setup } from 'xstate'
import { readChart } from '../../read-chart.ts'

/** A chart whose names have everything that an export must escape. */
export const oddlyNamed = readChart({
  id: 'odd-names',
  title: 'Names with “dots”, [brackets] & "quotes"',
  purpose: 'Shows that names survive -- every one <of them>.',
  requirements: [],
  machine: setup({
    guards: { 'is "new"': () => true, isOld: () => true },
    actions: { 'say "so"': assign({}) },
    delays: { 'a while': 10 },
  }).createMachine({
    id: 'odd names',
    initial: 'with.dot',
    states: {
      'with.dot': {
        description: 'Says "no"; and: {why} #1 --> there.',
        on: {
          'go. now': { guard: 'is "new"', target: '#odd names.two words.[in] here' },
          go: { guard: and(['isOld', not('is "new"')]), target: '#odd names.two words' },
        },
      },
      with_dot: { after: { 'a while': 'two words' } },
      with_x2E_dot: { always: 'with_dot' },
      'two words': {
        initial: '[in] here',
        on: { 'stay <here>': { actions: 'say "so"' } },
        states: { '[in] here': { type: 'final', description: 'Über & “out”.' } },
        onDone: '#odd names.with\\.dot',
      },
    },
  }),
})
