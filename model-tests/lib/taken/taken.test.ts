import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, createMachine, raise } from 'xstate'
import type { TakenPart } from '../coverage/visits.ts'
import { gateMachine } from '../testing/gate.ts'
import { createListener, createRecord, createRecorder, takeRecord, tookOf } from './taken.ts'

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

const inWords = (parts: readonly TakenPart[]) => parts.map((part) => part.join(' ')).sort()

const heardOf = (machine: AnyStateMachine, types: readonly string[]) => {
  const parts: TakenPart[] = []
  const actor = createActor(machine, { inspect: createRecorder((part) => parts.push(part)) })
  actor.start()
  for (const type of types) actor.send({ type })
  actor.stop()
  return parts
}
const named = (parts: readonly TakenPart[], kind: TakenPart[1]) =>
  parts.filter((part) => part[1] === kind).map(([, , name]) => name)

test('what charts and the charts they invoke came through is heard, states passed on the way included, each part once', () => {
  const parts: TakenPart[] = []
  const actor = createActor(lamp, { inspect: createRecorder((part) => parts.push(part)) })
  actor.start()
  for (const type of ['press', 'press', 'press', 'unknown']) actor.getSnapshot().children.bulb?.send({ type })
  actor.send({ type: 'pull' })
  actor.stop()
  expect(inWords(parts.filter(([, kind]) => kind === 'state' || kind === 'transition'))).toEqual([
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

test('guards that say no are heard: of an event that changes nothing, before another transition is taken, and where the chart comes to rest', () => {
  const parts = heardOf(gateMachine, ['coin', 'night', 'coin'])
  expect(named(parts, 'refused')).toEqual([
    'bar.counting · always [isPaid] #1 → bar.open',
    'bar.shut · coin [guard] #1 → bar.counting',
  ])
  const waiting = createMachine({
    id: 'waiting',
    initial: 'here',
    states: { here: { always: { guard: () => false, target: 'there' } }, there: {} },
  })
  expect(named(heardOf(waiting, []), 'refused')).toEqual(['here · always [guard] #1 → there'])
})

test('pairs are heard of what two steps in a row take, events that change nothing and transitions that nobody waits for aside', () => {
  expect(named(heardOf(gateMachine, ['coin', 'push', 'coin', 'push']), 'pair')).toEqual([
    'bar.shut · coin [guard] #1 → bar.counting ⇒ bar.shut · coin [guard] #1 → bar.counting',
    'bar.shut · coin [guard] #1 → bar.counting ⇒ bar.open · push #1 → bar.shut',
  ])
})

test('an event that a chart raises itself is no step of its own', () => {
  const machine = createMachine({
    id: 'raising',
    initial: 'a',
    states: {
      a: { on: { go: { target: 'b', actions: raise({ type: 'on' }) } } },
      b: { on: { on: 'c' } },
      c: { on: { go: 'a' } },
    },
  })
  expect(named(heardOf(machine, ['go', 'go']), 'pair')).toEqual(['a · go #1 → b ⇒ c · go #1 → a'])
})

test('walks over configurations are heard as they grow, none of them coming twice to one', () => {
  expect(named(heardOf(gateMachine, ['coin', 'coin', 'push', 'night']), 'walked')).toEqual([
    'bar.shut + clock.day › bar.open + clock.day',
    'bar.shut + clock.day › bar.open + clock.day › bar.shut + clock.day',
    'bar.open + clock.day › bar.shut + clock.day',
    'bar.open + clock.day › bar.shut + clock.day › bar.shut + clock.night',
  ])
})

test('each actor of a chart has its own course', () => {
  const parts: TakenPart[] = []
  const inspect = createListener((part) => parts.push(part))
  const [one, other] = [createActor(bulb, { inspect }).start(), createActor(bulb, { inspect }).start()]
  one.send({ type: 'press' })
  other.send({ type: 'press' })
  expect(named(parts, 'pair')).toEqual([])
})

test('what journeys and walks take is put down until it is asked for', () => {
  takeRecord()
  const actor = createActor(bulb, { inspect: createRecord() }).start()
  actor.send({ type: 'press' })
  actor.send({ type: 'press' })
  expect(tookOf(takeRecord())).toEqual({ bulb: ['dark · press #1 → lit', 'lit · press #1 → dark'] })
  expect(takeRecord()).toEqual([])
})
