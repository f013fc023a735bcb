import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createRecorder, type TakenPart } from './taken.ts'
import { type TestKind, takenReport } from './taken-report.ts'

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
const charts = [
  { id: 'desk-lamp', machine: lamp },
  { id: 'bulb', machine: bulb },
]

const partsOf = (use: (send: { lamp: (type: string) => void; bulb: (type: string) => void }) => void) => {
  const parts: TakenPart[] = []
  const actor = createActor(lamp, { inspect: createRecorder((part) => parts.push(part)) })
  actor.start()
  use({
    lamp: (type) => actor.send({ type }),
    bulb: (type) => actor.getSnapshot().children.bulb?.send({ type }),
  })
  actor.stop()
  return parts
}
const run = (title: string, parts: readonly TakenPart[], kind: TestKind = 'journey') => ({
  title,
  file: 'lamp.test.ts',
  kind,
  result: 'passed' as const,
  parts,
})

test('what charts and the charts they invoke came through is heard, states passed on the way included, each part once', () => {
  const parts = partsOf(({ lamp, bulb }) => {
    for (const type of ['press', 'press', 'press', 'unknown']) bulb(type)
    lamp('pull')
  })
  expect(parts.map((part) => part.join(' ')).sort()).toEqual([
    'bulb state dark',
    'bulb state lit',
    'bulb transition dark · press #1 → lit',
    'bulb transition lit · press #1 → dark',
    'deskLamp state away',
    'deskLamp state plugged',
    'deskLamp state unplugged',
    'deskLamp transition plugged · pull #1 → unplugged',
    'deskLamp transition unplugged · always #1 → away',
  ])
})

test('the report has by flow what tests came through and what nobody did, and who took each transition', () => {
  const report = takenReport(charts, [
    run('nothing', []),
    run(
      'presses',
      partsOf(({ bulb }) => bulb('press')),
    ),
    run(
      'walks',
      partsOf(({ bulb }) => ['press', 'press'].forEach(bulb)),
      'walk',
    ),
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

test('a transition that many took names the first of them, and counts all', () => {
  const parts = partsOf(({ bulb }) => bulb('press'))
  const { flows } = takenReport(
    charts,
    Array.from({ length: 30 }, (_, number) => run(`test ${number}`, parts)),
  )
  const journeys = flows[1]?.taken[0]?.journeys
  expect(journeys?.count).toBe(30)
  expect(journeys?.tests).toHaveLength(12)
})
