import { expect, it } from 'vitest'
import { flows } from '../../../machines/index.ts'
import { cancellationSample } from '../cancellation-sample.ts'
import type { Chart } from '../chart.types.ts'
import { readChart } from '../read-chart.ts'
import { withDescendants } from '../states.ts'
import { mermaid, mermaidIds } from './mermaid.ts'
import { oddlyNamed } from './testing/odd-names.ts'
import { readMermaid } from './testing/read-mermaid.ts'

const charts: Chart[] = [...flows, cancellationSample].map(readChart)

it.each([...charts, oddlyNamed].map((chart) => [chart.id, chart] as const))(
  '%s has the same states and transitions in Mermaid',
  (_, chart) => {
    const { root } = chart
    const ids = mermaidIds(root)
    const of = (id: string | undefined) => (id === undefined ? undefined : ids.get(id))
    const read = readMermaid(mermaid(chart))
    const states = withDescendants(root)
    const shownStates = read.states.has(of(root.id) ?? '') ? states : states.slice(1)
    expect([...read.states].map(([id]) => id)).toEqual(shownStates.map(({ id }) => of(id)))
    expect([...read.states.values()].map(({ kind }) => kind === 'choice')).toEqual(
      shownStates.map(({ isChoice }) => isChoice),
    )
    const ownSentences = shownStates.filter(
      (state) => state.children.length === 0 && !state.isChoice && state.description,
    )
    expect([...read.states.values()].flatMap(({ sentence }) => sentence ?? [])).toEqual(
      ownSentences.map(({ description }) => description),
    )
    expect(read.finals).toEqual(states.filter(({ kind }) => kind === 'final').map(({ id }) => of(id)))
    const apart = root.kind === 'parallel' ? root.children.map(({ id }) => id) : []
    expect(read.initial.map(([, state]) => state).sort()).toEqual(
      [...apart, ...states.flatMap(({ initial }) => initial ?? [])].map(of).sort(),
    )
    const noted = root.kind === 'parallel' ? chart.transitions.filter(({ source }) => source === root.id) : []
    expect(read.notes).toHaveLength(noted.length)
    const drawn = chart.transitions.filter((transition) => !noted.includes(transition))
    expect(read.transitions.map(([source, target]) => [source, target])).toEqual(
      drawn.map(({ source, target }) => [of(source), of(target ?? source)]),
    )
    const said = [...read.transitions.map(([, , words]) => words), ...read.notes]
    const unsaid = [...drawn, ...noted].filter(({ kind, event, guard }, index) => {
      const words = said[index] ?? ''
      const isEventSaid = kind === 'always' ? guard || words : words.startsWith(event)
      return !isEventSaid || (guard !== undefined && !words.includes(`[${guard}]`))
    })
    expect(unsaid).toEqual([])
  },
)

it('says event, guard and what is told, and escapes what Mermaid reads as its own', () => {
  const { states, transitions } = readMermaid(mermaid(oddlyNamed))
  expect([...states]).toEqual([
    ['odd_x20_names__with_x2E_dot', { name: 'with.dot', sentence: 'Says "no"; and: {why} #1 --> there.' }],
    ['odd_x20_names__with_dot', { name: 'with_dot' }],
    ['odd_x20_names__with_x5F_x2E_dot', { name: 'odd_x20_names__with_x5F_x2E_dot', kind: 'choice' }],
    ['odd_x20_names__two_x20_words', { name: 'two words' }],
    [
      'odd_x20_names__two_x20_words___x5B_in_x5D_x5F__x20_here',
      { name: '[in] here', parent: 'odd_x20_names__two_x20_words', sentence: 'Über & “out”.' },
    ],
  ])
  expect(transitions.map(([, , words]) => words)).toEqual([
    'go. now [is "new"]',
    'go [isOld and not is "new"]',
    'after a while',
    'always',
    'stay <here>',
    'finished',
  ])
  const sample = readMermaid(mermaid(readChart(cancellationSample)))
  expect(sample.notes).toEqual([])
  expect(sample.transitions).toContainEqual([
    'cancellationSample__window__open',
    'cancellationSample__window__shut',
    'after windowLeft / raises window.shut',
  ])
})
