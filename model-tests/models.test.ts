import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { flows } from '../machines/index.ts'
import { coverageReport } from './coverage-report.ts'
import { models } from './index.ts'
import { writeCoverage } from './lib/coverage/coverage-file.ts'
import { describeModel } from './lib/walk/describe-model.ts'
import { modelGaps } from './model-gaps.ts'
import { walkAgain } from './walk-again.ts'

const walks = models.map((model) => describeModel(model, { again: walkAgain }))

test('[MT-01] paths of every machine of the registry were walked headless, and the report says by flow that they took every state, transition and outcome of a guard, and more where a model names it', async () => {
  expect(modelGaps(flows, models)).toEqual([])
  await writeCoverage(
    walks.map((walked) => walked()),
    coverageReport,
  )
  const report = JSON.parse(await readFile(coverageReport, 'utf8'))
  const whole = { total: expect.any(Number), covered: expect.any(Number), missing: [] }
  expect(report).toEqual({
    flows: models.map(({ flow, criteria = [] }) => ({
      flow,
      paths: expect.any(Number),
      states: whole,
      transitions: whole,
      guards: whole,
      ...(criteria.includes('pairs') && { pairs: { ...whole, ruledOut: expect.any(Number) } }),
      ...(criteria.includes('primePaths') && { primePaths: whole }),
      defects: [],
    })),
  })
})

test('cancellation, return wizard and guest lookup are walked by pairs of transitions and prime paths as well', () => {
  const thorough = models.filter(({ criteria }) => criteria?.length === 2).map(({ flow }) => flow)
  expect(thorough).toEqual(['guest-lookup', 'cancellation', 'return-wizard'])
})
