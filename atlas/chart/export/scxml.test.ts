import * as smcat from 'state-machine-cat'
import { expect, it } from 'vitest'
import { flows } from '../../../machines/index.ts'
import { cancellationSample } from '../cancellation-sample.ts'
import type { Chart, ChartState, ChartTransition } from '../chart.types.ts'
import { readChart } from '../read-chart.ts'
import { scxml } from './scxml.ts'
import { oddlyNamed } from './testing/odd-names.ts'

type Way = { from: string; to: string; event?: string; cond?: string }
type Machine = { states: { name: string; type: string; statemachine?: Machine }[]; transitions?: Way[] }
type State = { name: string; type: string; initial?: string | undefined; states?: State[] }

const charts: Chart[] = [...flows, cancellationSample].map(readChart)

/** As state-machine-cat reads it, a reader of SCXML that knows nothing of ours. */
const read = async (text: string) =>
  (await smcat.render(text, { inputType: 'scxml', outputType: 'json' })) as unknown as Machine

/** The reader keeps states of one kind together, not the order in which they stand. */
const byName = (one: State, other: State) => one.name.localeCompare(other.name)

const isPseudo = ({ type }: { type: string }) => type === 'initial'

const statesOf = ({ states }: Machine): State[] =>
  states
    .filter((state) => !isPseudo(state))
    .map(({ name, type, statemachine }) => ({
      name,
      type,
      ...(statemachine && { initial: initialOf(statemachine), states: statesOf(statemachine) }),
    }))
    .toSorted(byName)

const initialOf = ({ states, transitions = [] }: Machine) => {
  const first = states.find(isPseudo)?.name
  return transitions.find(({ from }) => from === first)?.to
}

const decoded = (text: string) =>
  text.replace(/&amp;/g, '&').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

const waysOf = (machine: Machine): Way[] => {
  const pseudo = machine.states.filter(isPseudo).map(({ name }) => name)
  return [
    ...(machine.transitions ?? [])
      .filter(({ from }) => !pseudo.includes(from))
      .map(({ from, to, event, cond }) => ({
        from,
        to,
        ...(event && { event }),
        ...(cond && { cond: decoded(cond) }),
      })),
    ...machine.states.flatMap(({ statemachine }) => (statemachine ? waysOf(statemachine) : [])),
  ]
}

const expectedState = (state: ChartState): State => ({
  name: state.id,
  type: state.kind === 'parallel' || state.kind === 'final' ? state.kind : 'regular',
  ...(state.children.length > 0 && {
    initial: state.initial,
    states: state.children.map(expectedState).toSorted(byName),
  }),
})

const eventIn = ({ kind, event, delay, source }: ChartTransition): string | undefined => {
  if (kind === 'done') return `done.invoke.${event.replace(/\.done$/, '')}`
  if (kind === 'failed') return `error.platform.${event.replace(/\.error$/, '')}`
  if (kind === 'after') return `after.${delay}.${source}`
  if (kind === 'finished') return `done.state.${source}`
  return kind === 'event' ? event : undefined
}

const condIn = ({ guard }: ChartTransition): string | undefined =>
  guard
    ?.replaceAll(' and ', '&&')
    .replaceAll(' or ', '||')
    .replaceAll('not ', '!')
    .replaceAll(' ', '_x20_')
    .replaceAll(/&&|\|\|/g, ' $& ')

const inOrder = (ways: readonly Way[]) => ways.map((way) => JSON.stringify(way)).toSorted()

it.each(charts.map((chart) => [chart.id, chart] as const))(
  '%s has the same states and transitions in SCXML for whoever else reads it',
  async (_, chart) => {
    const machine = await read(scxml(chart))
    expect(statesOf(machine)).toEqual([expectedState(chart.root)])
    expect(initialOf(machine)).toBe(chart.root.id)
    expect(inOrder(waysOf(machine))).toEqual(
      inOrder(
        chart.transitions.map((transition) => {
          const { source, target } = transition
          const [event, cond] = [eventIn(transition), condIn(transition)]
          return { from: source, to: target ?? source, ...(event && { event }), ...(cond && { cond }) }
        }),
      ),
    )
  },
)

it('is read elsewhere with names that have dots, spaces, brackets and quotes', async () => {
  const machine = await read(scxml(oddlyNamed))
  expect(statesOf(machine)[0]?.states?.map(({ name }) => name)).toEqual([
    'odd_x20_names.two_x20_words',
    'odd_x20_names.with_dot',
    'odd_x20_names.with_x2E_dot',
    'odd_x20_names.with_x5F_x2E_dot',
  ])
  expect(waysOf(machine)).toHaveLength(oddlyNamed.transitions.length)
})

it('runs timers by sending to itself, has guards as variables, and children by their files', () => {
  const text = scxml(readChart(cancellationSample), (machine) => `${machine}-chart.scxml`)
  for (const part of [
    '<data id="isWindowOpen" expr="false"/>',
    '<send event="after.windowLeft.cancellationSample.window.open" id="after.windowLeft.cancellationSample.window.open" delay="1800000ms"/>',
    '<cancel sendid="after.windowLeft.cancellationSample.window.open"/>',
    '<send event="after.patience.cancellationSample.dialog.inProgress.polling" id="after.patience.cancellationSample.dialog.inProgress.polling" delayexpr="patience"/>',
    '<transition event="cancel.confirm" cond="isWindowOpen &#38;&#38; !isSignedIn" target="cancellationSample.dialog.inProgress"/>',
    '<invoke id="poller" type="http://www.w3.org/TR/scxml/" src="poller-chart.scxml"/>',
    '<raise event="window.shut"/>',
    '<transition event="window.shut" target="cancellationSample.dialog.denied" type="internal"/>',
  ])
    expect(text).toContain(part)
})

it('has names that XML and ECMAScript know', () => {
  const text = scxml(oddlyNamed)
  const names = [...text.matchAll(/ (?:id|event|cond)="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual([
    'is_x20__x22_new_x22_',
    'isOld',
    'odd_x20_names',
    'odd_x20_names.with_x2E_dot',
    'go._x20_now',
    'is_x20__x22_new_x22_',
    'go',
    'isOld &#38;&#38; !is_x20__x22_new_x22_',
    'odd_x20_names.with_dot',
    'after.a_x20_while.odd_x20_names.with_dot',
    'after.a_x20_while.odd_x20_names.with_dot',
    'after.a_x20_while.odd_x20_names.with_dot',
    'odd_x20_names.with_x5F_x2E_dot',
    'odd_x20_names.two_x20_words',
    'stay_x20__x3C_here_x3E_',
    'done.state.odd_x20_names.two_x20_words',
    'odd_x20_names.two_x20_words._x5B_in_x5D__x20_here',
  ])
})
