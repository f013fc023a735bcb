import { describe, expect, it } from 'vitest'
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate'
import { flows } from '../../../machines/index.ts'
import { cancellationSample } from '../cancellation-sample.ts'
import type { Chart, ChartAction, ChartState } from '../chart.types.ts'
import { readChart } from '../read-chart.ts'
import { tellingWords } from '../states.ts'
import { oddlyNamed } from './testing/odd-names.ts'
import { xstateConfig, xstateJson } from './xstate-json.ts'

const charts: Chart[] = [...flows, cancellationSample].map(readChart)

/** Read off the machine that XState makes of the JSON. */
const loaded = (chart: Chart): Chart => {
  const { id, title, purpose, requirements } = chart
  return readChart({
    id,
    title,
    purpose,
    requirements,
    machine: createMachine(JSON.parse(xstateJson(chart))),
  })
}

const actionWords = (actions: readonly ChartAction[]) => actions.map(tellingWords)

/** What JSON can say of a state: names, without what stands behind them. */
const said = (state: ChartState): unknown => ({
  ...state,
  calls: state.calls.map(({ id, name }) => ({ id, name })),
  timers: state.timers.map(({ name }) => name),
  entry: actionWords(state.entry),
  exit: actionWords(state.exit),
  children: state.children.map(said),
})

const taken = ({ transitions }: Chart) =>
  transitions.map(({ id: _, kind, actions, ...transition }) => ({
    ...transition,
    actions: actionWords(actions),
    kind,
  }))

const bySource = (chart: Chart) => Map.groupBy(taken(chart), ({ source, event }) => `${source} ${event}`)

describe.each([...charts, oddlyNamed].map((chart) => [chart.id, chart] as const))('%s', (_, chart) => {
  it('has the same states once XState has loaded it', () => {
    expect(said(loaded(chart).root)).toEqual(said(chart.root))
  })

  it('has the same transitions, tried in the same order', () => {
    expect(bySource(loaded(chart))).toEqual(bySource(chart))
  })
})

it('runs once somebody provides what its names stand for', () => {
  const machine = createMachine(xstateConfig(readChart(cancellationSample)) as never).provide({
    guards: { 'isWindowOpen and not isSignedIn': () => true },
    actors: { requestCancellation: fromPromise(() => new Promise(() => undefined)) },
    delays: { windowLeft: 1_800_000, patience: 5_000 },
  } as never)
  const actor = createActor(machine, { clock: new SimulatedClock() }).start()
  actor.send({ type: 'dialog.open' })
  actor.send({ type: 'cancel.confirm' })
  expect(actor.getSnapshot().value).toEqual({ dialog: { inProgress: 'sending' }, window: 'open' })
  actor.stop()
})

it('says what the chart is for, and leaves out what there is not', () => {
  const { id, meta, initial, states } = xstateConfig(oddlyNamed)
  expect({ id, meta, initial, state: states?.with_x2E_dot }).toEqual({
    id: 'odd names',
    meta: {
      flow: 'odd-names',
      title: oddlyNamed.title,
      purpose: oddlyNamed.purpose,
      requirements: [],
    },
    initial: 'with.dot',
    state: { always: [{ target: '#odd names.with_dot' }] },
  })
})
