import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { defineModel } from './flow-model.ts'
import { joinedPaths, shownBy } from './joined-paths.ts'
import { pathsOf } from './paths.ts'

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

const paths = pathsOf(door)
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
