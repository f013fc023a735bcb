import { describe, expect, test } from 'vitest'
import type { AnyFlowModel } from '../flow-model.ts'
import { joinedPaths } from '../paths/joined-paths.ts'
import { pathsOf } from '../paths/paths.ts'
import { transitionPaths } from '../paths/transition-paths.ts'
import { pathThrough } from '../shortest/path-through.ts'
import { gate } from '../testing/gate.ts'
import { kettle } from '../testing/kettle.ts'
import { lamp } from '../testing/lamp.ts'
import { walkModel } from './walk-model.ts'

const numbered = (model: AnyFlowModel) =>
  transitionPaths(model).map((path, index) => ({ ...path, number: index + 1 }))

describe('walked are', () => {
  test('all transitions, those of calls and timers, those back to a state that was seen and those by themselves included', async () => {
    const { states, transitions, guards, failures } = await walkModel(kettle)
    expect({ states, transitions, guards, failures }).toEqual({
      states: { total: 5, covered: 5, missing: [] },
      transitions: { total: 7, covered: 7, missing: [] },
      guards: { total: 2, covered: 2, missing: [] },
      failures: [],
    })
  })

  test('pairs and prime paths, where the model names them', async () => {
    const { states, transitions, guards, pairs, primePaths, failures } = await walkModel(gate)
    expect([states, transitions, guards, pairs, primePaths].map((part) => part?.missing)).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
    expect([pairs?.total, pairs?.ruledOut, primePaths?.total, failures]).toEqual([11, 2, 4, []])
  })

  test('joined paths', async () => {
    const { states, transitions, failures } = await walkModel(
      kettle,
      joinedPaths(kettle, numbered(kettle), () => true),
    )
    expect([states.missing, transitions.missing, failures]).toEqual([[], [], []])
  })

  test('joined paths of a chart whose states look alike', async () => {
    const told = { ...lamp, key: ({ isBroken }: { isBroken: boolean }) => isBroken }
    const { failures } = await walkModel(
      told,
      joinedPaths(lamp, numbered(lamp), () => true),
    )
    expect(failures).toEqual([])
  })

  test('a path that was asked for', async () => {
    const path = pathThrough(gate, 'bar.shut · coin [guard] #1 → bar.counting (no)')
    if (!path) throw new Error('no path')
    const { failures, guards } = await walkModel(gate, [path])
    expect([failures, guards.missing.includes(path.through ?? '')]).toEqual([[], false])
  })

  test('all others, though one fails', async () => {
    const [path] = pathsOf(kettle)
    if (!path) throw new Error('no path')
    const wrong = { ...path, initial: { value: 'hot', leaves: ['hot'] } }
    const { failures, paths } = await walkModel(kettle, [wrong, path])
    expect([failures.length, paths]).toEqual([1, 2])
  })
})
