import { expect, test } from 'vitest'
import { flows } from '../machines/index.ts'
import { models } from './index.ts'
import { writeCoverage } from './lib/coverage-file.ts'
import { walkModel } from './lib/walk-model.ts'

test('[MT-01] every chart has a model, and the report says by flow that all of it was walked', async () => {
  expect(models.map(({ flow }) => flow)).toEqual(flows.map(({ id }) => id))
  const walks = await Promise.all(models.map((model) => walkModel(model)))
  await writeCoverage(walks)
  const gaps = walks.flatMap(({ flow, states, transitions, failures }) => [
    ...states.missing.map((state) => `${flow}: ${state}`),
    ...transitions.missing.map((transition) => `${flow}: ${transition}`),
    ...failures.map((failure) => `${flow}: ${failure.message}`),
  ])
  expect(gaps).toEqual([])
  expect(walks.every(({ states, transitions }) => states.total > 0 && transitions.total > 0)).toBe(true)
}, 60_000)
