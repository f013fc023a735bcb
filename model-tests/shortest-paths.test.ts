import { describe, expect, it } from 'vitest'
import { models } from './index.ts'
import { statesOf } from './lib/chart-parts.ts'
import { partsOf } from './lib/coverage/parts.ts'
import { pathThrough } from './lib/shortest/path-through.ts'
import { pathTo } from './lib/shortest/path-to.ts'
import { walkModel } from './lib/walk/walk-model.ts'

describe.each(models.map((model) => [model.flow, model] as const))('the shortest paths of %s', (_, model) => {
  it('lead into every state, and come there when they are walked', async () => {
    const paths = statesOf(model.machine).map((state) => pathTo(model, state))
    expect(paths).not.toContain(undefined)
    const walked = await walkModel(
      model,
      paths.filter((path) => path !== undefined),
    )
    expect(walked.failures).toEqual([])
    expect(walked.states.missing).toEqual([])
  })

  it('go through every transition, both outcomes of every guard, and every pair and prime path where the model names them', async () => {
    const { transitions, guards, pairs, primePaths = [] } = partsOf(model)
    const walked = [...transitions, ...guards]
    const paths = walked.map((part) => pathThrough(model, part))
    expect(paths).not.toContain(undefined)
    const walk = await walkModel(
      model,
      paths.filter((path) => path !== undefined),
    )
    expect(walk.failures).toEqual([])
    expect([walk.transitions.missing, walk.guards.missing]).toEqual([[], []])
    // Those of the others are numbered paths, and walked as such.
    const others = [...(pairs?.names ?? []), ...primePaths]
    expect(others.filter((part) => !pathThrough(model, part))).toEqual([])
  })
})

it('there is no path to a state that a chart does not have', () => {
  for (const model of models.slice(0, 1)) expect(pathTo(model, 'nowhere')).toBeUndefined()
})
