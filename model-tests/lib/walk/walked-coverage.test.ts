import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coverageOf, missingOf } from '../coverage/coverage.ts'
import { type CoverageFile, writeCoverage } from '../coverage/coverage-file.ts'
import { coverageTable } from '../coverage/coverage-table.ts'
import { partsOf } from '../coverage/parts.ts'
import { noVisits } from '../coverage/visits.ts'
import { kettle } from '../testing/kettle.ts'
import { walkModel } from './walk-model.ts'

describe('what is not covered is named', () => {
  test('a case that is missing', async () => {
    const cases = kettle.answers.askForWater ?? []
    const { transitions } = await walkModel({ ...kettle, answers: { askForWater: cases.slice(0, 1) } })
    expect(transitions.missing).toEqual(['filling · error.actor.askForWater #1 → off'])
  })

  test('a start that is missing', async () => {
    const walked = await walkModel({ ...kettle, starts: kettle.starts.slice(0, 1) })
    expect(walked.transitions.missing).toEqual(['checking · always [isDry] #1 → off'])
    expect(walked.guards.missing).toEqual(['checking · always [isDry] #1 → off (yes)'])
  })

  test('all of a flow that nobody walked', () => {
    const { states, transitions, guards, pairs, primePaths } = coverageOf(
      'kettle',
      partsOf({ ...kettle, criteria: ['pairs', 'primePaths'] }),
      noVisits(),
    )
    expect([states, transitions, guards].map(({ total, covered }) => [total, covered])).toEqual([
      [5, 0],
      [7, 0],
      [2, 0],
    ])
    expect([pairs, primePaths].map((part) => [part?.total, part?.covered, part?.missing.length])).toEqual([
      [7, 0, 7],
      [6, 0, 6],
    ])
  })
})

const walked = async () => {
  const model = { ...kettle, starts: kettle.starts.slice(0, 1), criteria: ['pairs'] as const }
  return { ...(await walkModel(model)), defects: [] }
}

test('the table has a row for each flow, with what is missing beneath', async () => {
  expect(coverageTable([await walked()])).toBe(
    [
      'flow    states  transitions  guards  pairs  prime paths  paths',
      'kettle  5/5     6/7          1/2     6/6                 5',
      'missing in kettle: checking · always [isDry] #1 → off',
      'missing in kettle: checking · always [isDry] #1 → off (yes)',
    ].join('\n'),
  )
})

test('of much that is missing the table names some, and counts the rest', () => {
  const missing = Array.from({ length: 25 }, (_, index) => `part ${index}`)
  const none = { total: 0, covered: 0, missing: [] }
  const coverage = { flow: 'kettle', states: { ...none, missing }, transitions: none, guards: none, paths: 1 }
  expect(missingOf(coverage)).toHaveLength(25)
  expect(coverageTable([coverage]).split('\n').slice(-2)).toEqual([
    'missing in kettle: part 19',
    'missing in kettle: 5 more',
  ])
})

test('the file has the figures of each flow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  const file = join(folder, 'reports', 'coverage.json')
  await writeCoverage([await walked()], file)
  const { flows } = JSON.parse(readFileSync(file, 'utf8')) as CoverageFile
  rmSync(folder, { recursive: true })
  expect(flows).toEqual([
    {
      flow: 'kettle',
      paths: 5,
      states: { total: 5, covered: 5, missing: [] },
      transitions: { total: 7, covered: 6, missing: ['checking · always [isDry] #1 → off'] },
      guards: { total: 2, covered: 1, missing: ['checking · always [isDry] #1 → off (yes)'] },
      pairs: { total: 6, covered: 6, missing: [], ruledOut: 1 },
      defects: [],
    },
  ])
})
