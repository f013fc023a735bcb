import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, createMachine } from 'xstate'
import type { TakenPart } from '../coverage/visits.ts'
import { gate, gateMachine } from '../testing/gate.ts'
import { createRecorder } from './taken.ts'
import { type TestKind, takenChart, takenReport } from './taken-report.ts'

const bulb = createMachine({
  id: 'bulb',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: { on: { press: 'dark', break: 'broken' } }, broken: {} },
})
const lamp = createMachine({
  id: 'deskLamp',
  initial: 'plugged',
  states: {
    plugged: { invoke: { src: bulb, id: 'bulb' }, on: { pull: 'unplugged' } },
    unplugged: { always: 'away' },
    away: {},
  },
})
const bare = { starts: [], events: {}, answers: {}, delays: {}, states: {} }
const charts = [
  takenChart({ flow: 'desk-lamp', machine: lamp, ...bare }),
  takenChart({ flow: 'bulb', machine: bulb, ...bare }),
]

const heardOf = (machine: AnyStateMachine, types: readonly string[], child?: string) => {
  const parts: TakenPart[] = []
  const actor = createActor(machine, { inspect: createRecorder((part) => parts.push(part)) }).start()
  const target = child === undefined ? actor : actor.getSnapshot().children[child]
  for (const type of types) target?.send({ type })
  actor.stop()
  return parts
}
const presses = (times: number) => heardOf(lamp, Array(times).fill('press'), 'bulb')

const run = (title: string, parts: readonly TakenPart[], kind: TestKind = 'journey') => ({
  title,
  file: 'lamp.test.ts',
  kind,
  result: 'passed' as const,
  parts,
})

test('the report has by flow what tests came through and what nobody did, and who took each transition', () => {
  const report = takenReport(charts, [
    run('nothing', []),
    run('presses', presses(1)),
    run('walks', presses(2), 'walk'),
    run('strange', [['kettle', 'transition', 'cold · press #1 → hot']]),
  ])
  const [desk, light] = report.flows
  expect(desk).toMatchObject({
    flow: 'desk-lamp',
    states: { total: 3, covered: 1, missing: ['unplugged', 'away'] },
    transitions: { total: 2, covered: 0 },
  })
  expect(light).toEqual({
    flow: 'bulb',
    states: { total: 3, covered: 2, missing: ['broken'] },
    transitions: { total: 3, covered: 2, missing: ['lit · break #1 → broken'] },
    guards: { total: 0, covered: 0, missing: [] },
    taken: [
      {
        transition: 'dark · press #1 → lit',
        walks: { count: 1, tests: [1] },
        journeys: { count: 1, tests: [0] },
      },
      {
        transition: 'lit · press #1 → dark',
        walks: { count: 1, tests: [1] },
        journeys: { count: 0, tests: [] },
      },
      {
        transition: 'lit · break #1 → broken',
        walks: { count: 0, tests: [] },
        journeys: { count: 0, tests: [] },
      },
    ],
  })
  expect(report.tests.map(({ title, kind, took }) => ({ title, kind, took }))).toEqual([
    { title: 'presses', kind: 'journey', took: { bulb: [0] } },
    { title: 'walks', kind: 'walk', took: { bulb: [0, 1] } },
    { title: 'strange', kind: 'journey', took: {} },
  ])
})

test('a flow whose model names more criteria has them too, over all tests together', () => {
  const [flow] = takenReport(
    [takenChart(gate)],
    [
      run('two coins', heardOf(gateMachine, ['coin', 'coin', 'push', 'night'])),
      run('by night', heardOf(gateMachine, ['night', 'coin'])),
    ],
  ).flows
  const { guards, pairs, primePaths } = flow ?? {}
  expect([guards?.covered, guards?.total, guards?.missing]).toEqual([4, 4, []])
  expect([pairs?.covered, pairs?.total, pairs?.ruledOut]).toEqual([3, 11, 2])
  expect(primePaths?.missing).toEqual([
    'bar.shut + clock.day › bar.open + clock.day › bar.open + clock.night › bar.shut + clock.night',
    'bar.open + clock.day › bar.shut + clock.day › bar.open + clock.day',
  ])
})

test('a transition that many took names the first of them, and counts all', () => {
  const parts = presses(1)
  const { flows } = takenReport(
    charts,
    Array.from({ length: 30 }, (_, number) => run(`test ${number}`, parts)),
  )
  const journeys = flows[1]?.taken[0]?.journeys
  expect(journeys?.count).toBe(30)
  expect(journeys?.tests).toHaveLength(12)
})
