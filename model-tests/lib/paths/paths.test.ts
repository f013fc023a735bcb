import { describe, expect, test } from 'vitest'
import { transitionsOf } from '../chart-parts.ts'
import { gate } from '../testing/gate.ts'
import { kettle, kettleMachine } from '../testing/kettle.ts'
import { lamp } from '../testing/lamp.ts'
import { pathsOf } from './paths.ts'
import { transitionPaths } from './transition-paths.ts'
import { pathInWords, titleOf } from './words.ts'

const inShort = ({ steps }: ReturnType<typeof pathsOf>[number]) =>
  steps.map(({ step, isRefused }) => (isRefused ? `not ${step.words}` : step.words)).join(', ')

describe('paths', () => {
  test('are read as Given, When, Then, and keep their numbers', () => {
    const path = pathsOf(kettle).find(({ steps }) => steps.at(-1)?.step.words === 'three seconds pass')
    expect(path && pathInWords(kettle, path)).toBe(
      [
        'Given a kettle',
        'Then  nothing',
        'When  somebody switches it on',
        'Then  a blinking light',
        'When  water comes',
        'Then  steam',
        'When  three seconds pass',
        'Then  tea',
      ].join('\n'),
    )
    expect(pathsOf(kettle).map(({ number }) => number)).toEqual(pathsOf(kettle).map((_, index) => index + 1))
  })

  test('are told in a list by where they begin and what happens last', () => {
    const [path] = pathsOf(kettle)
    if (!path) throw new Error('no path')
    expect(titleOf(path)).toBe('1: given a kettle, 2 steps, in the end no water comes')
    expect(titleOf({ ...path, steps: [], to: 'hot' })).toBe(
      'to hot: given a kettle, 0 steps, in the end nothing happens',
    )
    expect(titleOf({ ...path, through: 'a ⇒ b' })).toContain('through a ⇒ b: given a kettle')
  })

  test('a chart whose context grows without bound is refused', () => {
    const growing = { ...kettle, key: () => Math.random() }
    expect(() => transitionPaths(growing, 500)).toThrow('Traversal limit exceeded')
  })

  test('every transition has a name of its own', () => {
    const names = transitionsOf(kettleMachine)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('what further criteria ask for', () => {
  test('comes after the paths of all transitions: refusals, pairs and prime paths that those leave open', () => {
    const own = transitionPaths(gate).length
    expect(pathsOf(gate).slice(own).map(inShort)).toEqual([
      'night comes, not somebody throws a coin in',
      'it is oiled, somebody throws a coin in',
      'it is oiled, it is oiled',
      'it is oiled, night comes',
      'somebody throws a coin in, somebody throws a coin in, somebody goes through, it is oiled, somebody throws a coin in, somebody throws a coin in',
    ])
  })

  test('without them a flow is walked by states, transitions and guards', () => {
    const { criteria, ...plain } = gate
    const own = transitionPaths(plain).length
    expect(pathsOf(plain).slice(own).map(inShort)).toEqual(['night comes, not somebody throws a coin in'])
  })

  test('is what no path takes so far, their first states included; what another begins with is not told twice', () => {
    const model = { ...kettle, criteria: ['primePaths'] as const }
    const own = transitionPaths(model).length
    expect(pathsOf(model).slice(own).map(inShort)).toEqual([
      'somebody switches it on, no water comes, somebody switches it on',
      'somebody switches it on, water comes, somebody opens the lid, somebody switches it on, water comes',
    ])
  })

  test('what a guard refuses is read as changing nothing', () => {
    const path = pathsOf(gate).find(({ steps }) => steps.some(({ isRefused }) => isRefused))
    expect(path && pathInWords(gate, path).split('\n').slice(-2)).toEqual([
      'When  somebody throws a coin in',
      'Then  as before, a bar; no light',
    ])
  })

  test('a key that takes for the same what goes on differently is refused, by the step that shows it', () => {
    expect(() => pathsOf(lamp)).toThrow(
      'lamp: its `key` takes for the same what goes on differently after "somebody switches it on" in dark',
    )
    expect(pathsOf({ ...lamp, key: ({ isBroken }) => isBroken }).map(inShort)).toContain(
      'somebody knocks on it, somebody switches it on',
    )
  })
})
