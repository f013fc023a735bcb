import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { defineModel } from '../flow-model.ts'
import type { Path } from '../path.ts'
import { kettle } from '../testing/kettle.ts'
import { lamp } from '../testing/lamp.ts'
import { joinedPaths, shownBy } from './joined-paths.ts'
import { transitionPaths } from './transition-paths.ts'

/** A door that is found open or shut. */
const doorMachine = setup({
  types: {
    events: {} as { type: 'handle.pressed' },
    input: {} as { isOpen: boolean },
    context: {} as { isOpen: boolean },
  },
  guards: { isOpen: ({ context }) => context.isOpen },
}).createMachine({
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'shut' }] },
    open: { on: { 'handle.pressed': 'shut' } },
    shut: { on: { 'handle.pressed': 'open' } },
  },
})

const door = defineModel<typeof doorMachine>({
  flow: 'door',
  machine: doorMachine,
  starts: [
    { words: 'a door that is shut', input: { isOpen: false } },
    { words: 'a door that stands open', input: { isOpen: true } },
    { words: 'another door that stands open', input: { isOpen: true } },
  ],
  events: { 'handle.pressed': [{ words: 'somebody uses it', event: { type: 'handle.pressed' } }] },
  answers: {},
  delays: {},
  states: { open: { sees: 'a way' }, shut: { sees: 'no way' } },
})

const numbered = (model: Parameters<typeof transitionPaths>[0]): readonly Path[] =>
  transitionPaths(model).map((path, index) => ({ ...path, number: index + 1 }))
const paths = numbered(door)
const inShort = (some: readonly (typeof paths)[number][]) =>
  some.map(({ start, steps }) => [start.words, steps.length])

describe('joined paths', () => {
  test('begin in every state that a path begins in, though the steps from there are taken elsewhere', () => {
    expect(inShort(joinedPaths(door, paths, () => true))).toEqual([
      ['a door that is shut', 2],
      ['a door that stands open', 0],
    ])
  })

  test('leave out what was shown before, be it a step or a beginning', () => {
    const [first] = joinedPaths(door, paths, () => true)
    if (!first) throw new Error('no path')
    const shown = new Set(shownBy(first))
    expect(inShort(joinedPaths(door, paths, () => true, shown))).toEqual([['a door that stands open', 0]])
    expect(joinedPaths(door, paths, () => true, new Set(paths.flatMap(shownBy)))).toEqual([])
  })
})

describe('a joined path', () => {
  const paths = numbered(kettle)
  const shown = (some: readonly Path[]) => new Set(some.flatMap(shownBy))

  test('takes every step of several paths, in fewer walks', () => {
    const joined = joinedPaths(kettle, paths, () => true)
    expect(shown(paths).difference(shown(joined))).toEqual(new Set())
    expect(joined.length).toBeLessThan(paths.length)
    expect(joined.map(({ number }) => number)).toEqual(joined.map((_, index) => index + 1))
  })

  test('goes no further than its world allows', () => {
    const oncePerKettle = (path: Path) =>
      path.steps.filter(({ step }) => step.words === 'somebody switches it on').length < 2
    const joined = joinedPaths(kettle, paths.filter(oncePerKettle), oncePerKettle)
    expect(joined.every(oncePerKettle)).toBe(true)
    expect(shown(paths.filter(oncePerKettle)).difference(shown(joined))).toEqual(new Set())
  })

  test('goes where the chart goes with all that it has been through, though its states look alike', () => {
    const joined = joinedPaths(lamp, numbered(lamp), () => true)
    expect(shown(numbered(lamp)).difference(shown(joined))).toEqual(new Set())
  })

  test('leaves what it may not reach to the paths themselves', () => {
    expect(joinedPaths(kettle, paths, () => false).every((path) => shownBy(path).length > 0)).toBe(true)
    expect(shown(paths).difference(shown(joinedPaths(kettle, paths, () => false)))).toEqual(new Set())
  })
})
