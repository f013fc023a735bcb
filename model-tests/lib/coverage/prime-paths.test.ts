import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import type { AnyFlowModel } from '../flow-model.ts'
import { graphOf } from '../graph/model-graph.ts'
import { gate } from '../testing/gate.ts'
import { createTrail, endsOf, walkedName } from './part-names.ts'
import { primePathsOf } from './prime-paths.ts'

const modelOf = (
  machine: AnyStateMachine,
  types: readonly string[],
  key?: AnyFlowModel['key'],
): AnyFlowModel => ({
  flow: 'small',
  machine,
  starts: [{ words: 'a start', input: undefined }],
  events: Object.fromEntries(types.map((type) => [type, [{ words: type, event: { type } }]])),
  answers: {},
  delays: {},
  states: {},
  ...(key && { key }),
})
const primesOf = (model: AnyFlowModel) =>
  primePathsOf(graphOf(model))
    .map((path) => path.join(' '))
    .sort()

describe('prime paths', () => {
  test('are the longest walks without a repetition, and circles from each of their states', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { on: { go: 'c', back: 'a' } }, c: {} },
    })
    expect(primesOf(modelOf(machine, ['go', 'back']))).toEqual(['a b a', 'a b c', 'b a b'])
  })

  test('stay where the chart stays: such steps are no walk, and may come between', () => {
    const machine = createMachine({
      initial: 'a',
      context: { isReady: false },
      states: {
        a: {
          on: {
            ready: { actions: assign({ isReady: true }) },
            go: { guard: ({ context }) => context.isReady, target: 'b' },
          },
        },
        b: {},
      },
    })
    expect(primesOf(modelOf(machine, ['ready', 'go'], ({ isReady }) => isReady))).toEqual(['a b'])
  })

  test('are only those that the context allows, and then a shorter one is the longest', () => {
    const machine = createMachine({
      initial: 'a',
      context: { isBack: false },
      states: {
        a: { on: { go: 'b' } },
        b: { on: { back: { target: 'a', actions: assign({ isBack: true }) }, on: 'c' } },
        c: { on: { last: { guard: ({ context }) => context.isBack, target: 'd' } } },
        d: { on: { home: 'a' } },
      },
    })
    const walks = primesOf(modelOf(machine, ['go', 'back', 'on', 'last', 'home'], ({ isBack }) => isBack))
    // From b by a to b again, and on: only then c leads to d.
    expect(walks).toEqual(['a b a', 'a b c d a', 'b a b', 'b c d a b', 'c d a b c', 'd a b c d'])
  })

  test('are the longest there are, though something leads to where they begin: nothing that has been there goes on', () => {
    const machine = createMachine({
      initial: 'a',
      context: { isFresh: true },
      states: {
        a: { on: { go: { guard: ({ context }) => context.isFresh, target: 'b' }, side: 'q' } },
        b: {},
        q: { on: { back: { target: 'a', actions: assign({ isFresh: false }) } } },
      },
    })
    expect(primesOf(modelOf(machine, ['go', 'side', 'back'], ({ isFresh }) => isFresh))).toEqual([
      'a b',
      'a q a',
      'q a q',
    ])
  })

  test('of regions go over what all of them rest in', () => {
    expect(primePathsOf(graphOf(gate)).map(walkedName)).toContain(
      'bar.shut + clock.day › bar.open + clock.day › bar.open + clock.night › bar.shut + clock.night',
    )
  })
})

describe('a trail', () => {
  const told = (configurations: readonly string[]) => {
    const walks: string[] = []
    const follow = createTrail((walked) => walks.push(walked))
    for (const configuration of configurations) follow(configuration)
    return walks
  }

  test('tells each walk without a repetition as it grows, and each circle as it closes', () => {
    expect(told(['a', 'b', 'b', 'c', 'a', 'd'])).toEqual([
      'a › b',
      'a › b › c',
      'a › b › c › a',
      'b › c › a',
      'b › c › a › d',
    ])
  })

  test('and so has every walk without a repetition that was taken, as an end of what it tells', () => {
    const isSimple = (walk: readonly string[]) =>
      new Set(walk.slice(0, -1)).size === walk.length - 1 &&
      walk.slice(1, -1).indexOf(walk.at(-1) ?? '') === -1
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }), (walked) => {
        const moves = walked.filter((one, index) => one !== walked[index - 1])
        const simple = moves
          .flatMap((_, from) => moves.map((__, to) => moves.slice(from, to + 1)))
          .filter((walk) => walk.length > 1 && isSimple(walk))
        const ends = new Set(told(walked).flatMap(endsOf))
        expect(new Set(simple.map(walkedName)).difference(ends)).toEqual(new Set())
      }),
    )
  })
})
