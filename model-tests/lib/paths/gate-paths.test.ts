import { describe, expect, test } from 'vitest'
import type { Path } from '../path.ts'
import { kettle } from '../testing/kettle.ts'
import { gatePaths } from './gate-paths.ts'
import { pathsOf } from './paths.ts'

const comeTo = (paths: readonly Path[]) =>
  new Set(paths.flatMap(({ initial, steps }) => [initial, ...steps].map(({ leaves }) => leaves.join(' + '))))
const happen = (paths: readonly Path[]) =>
  new Set(paths.flatMap(({ steps }) => steps.map(({ step }) => step.words)))

describe('paths for the gate', () => {
  const paths = pathsOf(kettle)
  const chosen = [...gatePaths(paths)]

  test('come to everything that the paths come to, and everything happens that happens on them', () => {
    expect(comeTo(chosen)).toEqual(comeTo(paths))
    expect(happen(chosen)).toEqual(happen(paths))
  })

  test('are the same each time, and fewer than all', () => {
    expect([...gatePaths(paths)]).toEqual(chosen)
    expect(chosen.length).toBeLessThan(paths.length)
  })
})
