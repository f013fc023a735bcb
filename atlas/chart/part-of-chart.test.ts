import { expect, it } from 'vitest'
import { cancellationSample } from './cancellation-sample.ts'
import { partOfChart } from './part-of-chart.ts'
import { readChart } from './read-chart.ts'
import { withDescendants } from './states.ts'

const chart = readChart(cancellationSample)

it('keeps what is named, with what holds it, in the order of the chart', () => {
  const states = new Set(['dialog.error', 'dialog.inProgress.polling', 'dialog.closed', 'window'])
  const kept = chart.transitions.filter(({ event }) => event === 'poller.done').slice(2)
  const part = partOfChart(chart, { states, transitions: new Set(kept.map(({ id }) => id)) })
  expect(withDescendants(part.root).map(({ path, kind, initial }) => [path, kind, initial])).toEqual([
    ['', 'parallel', undefined],
    ['dialog', 'compound', 'cancellationSample.dialog.closed'],
    ['dialog.closed', 'atomic', undefined],
    ['dialog.inProgress', 'compound', undefined],
    ['dialog.inProgress.polling', 'atomic', undefined],
    ['dialog.error', 'atomic', undefined],
    ['window', 'compound', undefined],
  ])
  expect(part.transitions).toEqual(kept)
})

it('is the whole chart where everything is named', () => {
  const states = new Set(withDescendants(chart.root).map(({ path }) => path))
  const transitions = new Set(chart.transitions.map(({ id }) => id))
  expect(partOfChart(chart, { states, transitions })).toEqual(chart)
})
