import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { flows } from '../machines/index.ts'
import { models } from './index.ts'
import { coverageFile, writeCoverage } from './lib/coverage-file.ts'
import { describeModel } from './lib/describe-model.ts'
import { modelGaps } from './lib/model-gaps.ts'

test('[MT-01] every flow of the registry has a model of its chart', () => {
  expect(modelGaps(flows, models)).toEqual([])
})

const walks = models.map(describeModel)

test('[MT-01] the report says by flow that every state and every transition was walked', async () => {
  await writeCoverage(walks.map((walked) => walked()))
  const report = JSON.parse(await readFile(coverageFile, 'utf8'))
  const whole = { total: expect.any(Number), missing: [] }
  expect(report).toEqual({
    flows: models.map(({ flow }) => ({
      flow,
      paths: expect.any(Number),
      states: { ...whole, covered: expect.any(Number) },
      transitions: { ...whole, covered: expect.any(Number) },
    })),
  })
})
