import { expect, test } from 'vitest'
import { cancellationSample } from './cancellation-sample.ts'
import { readChart } from './read-chart.ts'
import { comingInto, goingOutOf, stateAt, statesOfChart } from './states.ts'

const chart = readChart(cancellationSample)
const at = (path: string) => {
  const state = stateAt(chart, path)
  if (!state) throw new Error(path)
  return state
}

test('states are found by their path, each once', () => {
  expect(statesOfChart(chart).map(({ path }) => path)).toContain('dialog.inProgress.sending')
  expect(stateAt(chart, 'nowhere')).toBeUndefined()
})

test('a state may be left by its own transitions and by those of the states around it', () => {
  expect(goingOutOf(chart, at('dialog.closed')).map(({ event }) => event)).toEqual([
    'window.shut',
    'dialog.open',
  ])
  expect(comingInto(chart, at('dialog.denied')).map(({ event, source }) => [event, source])).toEqual([
    ['window.shut', 'cancellationSample.dialog'],
    ['poller.done', 'cancellationSample.dialog.inProgress.polling'],
  ])
})
