import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromPromise, raise } from 'xstate'
import type { AnyFlowModel } from '../flow-model.ts'
import { gate } from '../testing/gate.ts'
import { kettle } from '../testing/kettle.ts'
import { defectInWords, defectsOf } from './defects.ts'

const small = (machine: AnyStateMachine, more: Partial<AnyFlowModel> = {}): AnyFlowModel => ({
  flow: 'small',
  machine,
  starts: [{ words: 'a start', input: undefined }],
  events: { go: [{ words: 'go', event: { type: 'go' } }] },
  answers: {},
  delays: {},
  states: {},
  ...more,
})
const told = (model: AnyFlowModel) => defectsOf(model).map(defectInWords)

describe('defects of a chart', () => {
  test('are none where all can happen', () => {
    expect([told(kettle), told(gate)]).toEqual([[], []])
  })

  test('nothing leads to the source of a transition', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: {}, lost: { on: { go: 'a' } } },
    })
    expect(told(small(machine))).toEqual(['lost · go #1 → a: nothing leads to its source'])
  })

  test('a guard never says yes, and then nothing leads further', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { go: { guard: () => false, target: 'b' } } }, b: { on: { go: 'a' } } },
    })
    expect(told(small(machine))).toEqual([
      'a · go [guard] #1 → b: its guard never says yes',
      'b · go #1 → a: nothing leads to its source',
    ])
  })

  test('a guard never says no, be it of an event or of what nobody waits for', () => {
    const always = () => true
    const machine = createMachine({
      initial: 'a',
      states: {
        a: { on: { go: { guard: always, target: 'b' } } },
        b: { always: { guard: always, target: 'a' } },
      },
    })
    expect(told(small(machine))).toEqual([
      'a · go [guard] #1 → b: its guard never says no (it is no guard)',
      'b · always [guard] #1 → a: its guard never says no (it is no guard)',
    ])
  })

  test('the model has no case for an event, for an answer, for any event of a pattern', () => {
    const machine = createMachine(
      {
        initial: 'a',
        states: {
          a: {
            on: { go: 'b', never: 'b', 'never.*': 'b' },
          },
          b: { invoke: { id: 'call', src: 'call', onDone: 'a', onError: 'a' } },
        },
      },
      { actors: { call: fromPromise(async () => 1) } },
    )
    const answers = { call: [{ words: 'it comes', output: 1 }] }
    expect(told(small(machine, { answers, events: { ...small(machine).events, never: [] } }))).toEqual([
      'a · never #1 → b: the model has no case for its event',
      'a · never.* #1 → b: the model has no case for its event',
      'b · error.actor.call #1 → a: the model has no case for its event',
    ])
  })

  test('an event that the chart raises itself needs no case', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { go: { actions: raise({ type: 'on' }) }, on: 'b' } }, b: {} },
    })
    expect(told(small(machine))).toEqual([])
  })

  test('another transition always answers in its place', () => {
    const machine = createMachine({
      initial: 'a',
      on: { go: '.b' },
      states: { a: { on: { go: [{ target: 'b' }, { target: 'a' }] } }, b: { on: { go: 'a' } } },
    })
    expect(told(small(machine))).toEqual([
      '(root) · go #1 → b: another transition always answers in its place',
      'a · go #2 → a: another transition always answers in its place',
    ])
  })
})
