import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine } from 'xstate'
import { isMeantBy, refusedAtRest, refusedInMicrostep } from './refused.ts'
import { traceStart, traceStep } from './trace.ts'

const yes = () => true
const no = () => false

/** What is refused in each microstep of a step. */
const refusedIn = (machine: AnyStateMachine, type: string, from = traceStart(machine, undefined).snapshot) =>
  traceStep(from, { type }).microsteps.map(refusedInMicrostep)
const restOf = (machine: AnyStateMachine): AnyMachineSnapshot => traceStart(machine, undefined).snapshot

describe('an event', () => {
  test('is refused by the guards that are asked before the one that says yes, and by no later ones', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: {
          on: {
            go: [
              { guard: no, target: 'b' },
              { guard: yes, target: 'c' },
              { guard: no, target: 'b' },
            ],
          },
        },
        b: {},
        c: {},
      },
    })
    expect(refusedIn(machine, 'go')).toEqual([['a · go [guard] #1 → b']])
  })

  test('is asked of the states around only where none within answers', () => {
    const around = (inner: () => boolean) =>
      createMachine({
        initial: 'a',
        on: { go: { guard: no, target: '.a' } },
        states: {
          a: {
            initial: 'deep',
            on: { go: { guard: no, target: 'b' } },
            states: { deep: { on: { go: { guard: inner, target: '#end' } } } },
          },
          b: { id: 'end' },
        },
      })
    expect(refusedIn(around(yes), 'go')).toEqual([[]])
    expect(refusedIn(around(no), 'go')).toEqual([
      ['(root) · go [guard] #1 → a', 'a · go [guard] #1 → b', 'a.deep · go [guard] #1 → b'],
    ])
  })

  test('is asked of each region, and of what is around them only where no region answers', () => {
    const machine = createMachine({
      type: 'parallel',
      on: { go: { guard: no, actions: [] } },
      states: {
        one: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
        other: { initial: 'x', states: { x: { on: { go: { guard: no, target: 'y' } } }, y: {} } },
      },
    })
    expect(refusedIn(machine, 'go')).toEqual([['other.x · go [guard] #1 → other.y']])
  })

  test('is meant by a pattern as well, the longest first, after its own name', () => {
    const machine = createMachine({
      initial: 'a',
      states: {
        a: {
          on: {
            '*': { guard: no, target: 'b' },
            'order.*': { guard: no, target: 'b' },
            'order.changed': { guard: no, target: 'b' },
            'orders.*': { guard: no, target: 'b' },
          },
        },
        b: {},
      },
    })
    expect(refusedIn(machine, 'order.changed')).toEqual([
      ['a · order.changed [guard] #1 → b', 'a · order.* [guard] #1 → b', 'a · * [guard] #1 → b'],
    ])
    expect(['*', 'order.*', 'order.changed'].map((descriptor) => isMeantBy(descriptor, 'order'))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('transitions that nobody waits for', () => {
  test('are refused on the way, each before the one that is taken, from the leaf outwards', () => {
    const machine = createMachine({
      initial: 'a',
      always: { guard: no, target: '.d' },
      states: {
        a: { on: { go: 'b' } },
        b: { always: [{ guard: no, target: 'c' }, { target: 'd' }] },
        c: {},
        d: {},
      },
    })
    expect(refusedIn(machine, 'go')).toEqual([
      // The root's was asked where the chart rested before.
      ['(root) · always [guard] #1 → d'],
      ['b · always [guard] #1 → c'],
    ])
  })

  test('are refused where the chart comes to rest', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { always: [{ guard: no, target: 'b' }] }, b: {} },
    })
    expect(refusedAtRest(restOf(machine))).toEqual(['a · always [guard] #1 → b'])
  })

  test('of a chart that has ended are not asked', () => {
    const machine = createMachine({
      initial: 'a',
      always: { guard: no, target: '.a' },
      states: { a: { type: 'final' } },
    })
    expect(refusedAtRest(restOf(machine))).toEqual([])
  })

  test('of a region that another one leaves are not told: they may have said yes in vain', () => {
    const machine = createMachine({
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          on: {},
          states: {
            one: { initial: 'a', states: { a: { on: { go: 'b' } }, b: { always: '#away' } } },
            other: {
              initial: 'x',
              states: { x: { on: { go: 'y' } }, y: { always: { guard: yes, target: 'x' } } },
            },
          },
        },
        away: { id: 'away' },
      },
    })
    expect(refusedIn(machine, 'go')).toEqual([[], []])
  })

  test('are refused at the very beginning too, beside the one that was taken', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { always: [{ guard: no, target: 'b' }, { target: 'c' }] }, b: {}, c: {} },
    })
    expect(traceStart(machine, undefined).microsteps.map(refusedInMicrostep)).toEqual([
      ['a · always [guard] #1 → b'],
    ])
  })
})
