import { expect, test } from 'vitest'
import { createMachine, emit, initialTransition, raise, transition } from 'xstate'
import { transitionId } from '../chart-parts.ts'
import { kettleMachine } from '../testing/kettle.ts'
import { traceStart, traceStep } from './trace.ts'

const child = createMachine({
  id: 'child',
  initial: 'begun',
  states: { begun: { always: 'going' }, going: {} },
})
let carriedOut = 0
const parent = createMachine({
  id: 'parent',
  initial: 'here',
  states: {
    here: { on: { go: { target: 'raising', actions: () => (carriedOut += 1) } } },
    raising: { entry: [raise({ type: 'on' }), emit({ type: 'told' })], on: { on: 'there' } },
    there: { invoke: { id: 'child', src: child, systemId: 'only' }, always: 'rest' },
    rest: {},
  },
})

const inWords = ({ microsteps }: ReturnType<typeof traceStep>) =>
  microsteps.map(({ eventType, taken, before, after }) => [
    eventType,
    taken.map(transitionId),
    before?.value,
    after.value,
  ])

test('each microstep is told, of raised events and of what nobody waits for, and none of a chart that begins meanwhile', () => {
  const { snapshot } = traceStart(parent, undefined)
  expect(inWords(traceStep(snapshot, { type: 'go' }))).toEqual([
    ['go', ['here · go #1 → raising'], 'here', 'raising'],
    ['on', ['raising · on #1 → there'], 'raising', 'there'],
    ['on', ['there · always #1 → rest'], 'there', 'rest'],
  ])
  expect(inWords(traceStep(snapshot, { type: 'unknown' }))).toEqual([['unknown', [], 'here', 'here']])
})

test('it leads where XState leads, and carries nothing out', () => {
  const [begun] = initialTransition(kettleMachine, { isDry: true })
  const traced = traceStart(kettleMachine, { isDry: true })
  expect(traced.snapshot.toJSON()).toEqual(begun.toJSON())
  const [filling] = transition(kettleMachine, begun, { type: 'switch.on' })
  const { value, context } = traceStep(traced.snapshot, { type: 'switch.on' }).snapshot
  expect({ value, context }).toEqual({ value: filling.value, context: filling.context })
  traceStep(traceStart(parent, undefined).snapshot, { type: 'go' })
  expect(carriedOut).toBe(0)
})
