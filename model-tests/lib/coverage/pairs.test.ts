import { describe, expect, test } from 'vitest'
import { createMachine, raise } from 'xstate'
import type { AnyFlowModel } from '../flow-model.ts'
import { graphOf } from '../graph/model-graph.ts'
import { gate } from '../testing/gate.ts'
import { kettle } from '../testing/kettle.ts'
import { pairsOf } from './pairs.ts'
import { structuralPairs } from './structure.ts'

const feasible = (model: AnyFlowModel) => new Set(pairsOf(graphOf(model)).keys())

describe('pairs of transitions', () => {
  test('are those that two steps in a row can take; what nobody waits for belongs to the step before', () => {
    expect([...feasible(kettle)].toSorted()).toEqual([
      'boiling · lid.open #1 → off ⇒ off · switch.on #1 → filling',
      'filling · done.actor.askForWater #1 → checking ⇒ boiling · after.boilingTime.kettle.boiling #1 → hot',
      'filling · done.actor.askForWater #1 → checking ⇒ boiling · lid.open #1 → off',
      'filling · done.actor.askForWater #1 → checking ⇒ off · switch.on #1 → filling',
      'filling · error.actor.askForWater #1 → off ⇒ off · switch.on #1 → filling',
      'off · switch.on #1 → filling ⇒ filling · done.actor.askForWater #1 → checking',
      'off · switch.on #1 → filling ⇒ filling · error.actor.askForWater #1 → off',
    ])
  })

  test('that only the arrows have are ruled out by a guard, or by what the chart has been through', () => {
    expect(structuralPairs(gate).difference(feasible(gate))).toEqual(
      new Set([
        // By night the slot is shut; a bar that has just been opened is dry.
        'clock.day · night #1 → clock.night ⇒ bar.shut · coin [guard] #1 → bar.counting',
        'bar.open · push #1 → bar.shut ⇒ bar.shut · coin [guard] #1 → bar.counting',
      ]),
    )
    expect(structuralPairs(kettle)).toEqual(feasible(kettle))
  })

  test('are none of the arrows either where a state within, or a transition before, answers in any case', () => {
    const machine = createMachine({
      initial: 'a',
      on: { go: '.c' },
      states: {
        a: { on: { go: [{ target: 'b' }, { target: 'c' }] } },
        b: { on: { go: [{ guard: () => false, target: 'a' }] } },
        c: {},
      },
    })
    const model: AnyFlowModel = { ...bare, machine, events: { go: [{ words: 'go', event: { type: 'go' } }] } }
    expect(structuralPairs(model)).toEqual(
      new Set([
        'a · go #1 → b ⇒ b · go [guard] #1 → a',
        'a · go #1 → b ⇒ (root) · go #1 → c',
        'b · go [guard] #1 → a ⇒ a · go #1 → b',
        '(root) · go #1 → c ⇒ (root) · go #1 → c',
      ]),
    )
  })

  test('go over final states, states that are remembered, and events that the chart raises itself', () => {
    const machine = createMachine({
      initial: 'work',
      states: {
        work: {
          initial: 'one',
          on: { pause: 'paused' },
          onDone: 'over',
          states: {
            one: { on: { go: 'two' } },
            two: { entry: raise({ type: 'on' }), on: { on: 'three' } },
            three: { on: { go: 'end' } },
            end: { type: 'final' },
            last: { type: 'history' },
          },
        },
        paused: { on: { go: 'work.last' } },
        over: { on: { go: 'work' } },
      },
    })
    const model: AnyFlowModel = {
      ...bare,
      machine,
      events: {
        go: [{ words: 'go', event: { type: 'go' } }],
        pause: [{ words: 'pause', event: { type: 'pause' } }],
        on: [],
      },
    }
    expect(feasible(model).difference(structuralPairs(model))).toEqual(new Set())
    expect(feasible(model)).toContain('work.three · go #1 → work.end ⇒ over · go #1 → work')
    expect(feasible(model)).toContain('work · pause #1 → paused ⇒ paused · go #1 → work.last')
    expect(feasible(model)).toContain('work.one · go #1 → work.two ⇒ work.three · go #1 → work.end')
  })
})

const bare = {
  flow: 'small',
  starts: [{ words: 'a start', input: undefined }],
  answers: {},
  delays: {},
  states: {},
}
