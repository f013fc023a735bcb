import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReports } from './read-sources.ts'
import { writeResults } from './write-results.ts'

const folder = mkdtempSync(join(tmpdir(), 'atlas-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an atlas without a run says so: its script sets null', async () => {
  const file = join(folder, 'atlas', 'data', 'results.js')
  const size = await writeResults(file, join(folder, 'nowhere'))
  expect(readFileSync(file, 'utf8')).toBe('window.batonResults = null;\n')
  expect(size).toBe(28)
})

test('reports are read as far as there are any, broken ones aside', () => {
  const reports = join(folder, 'reports')
  mkdirSync(reports)
  writeFileSync(
    join(reports, 'vitest.json'),
    JSON.stringify({
      startTime: Date.parse('2026-11-25T10:00:00Z'),
      testResults: [
        {
          name: 'sums.test.ts',
          assertionResults: [{ fullName: 'sums', status: 'passed', duration: 3 }],
        },
      ],
    }),
  )
  writeFileSync(join(reports, 'playwright.json'), '{"suites":')
  expect(readReports(reports)).toEqual({
    coverage: undefined,
    journeys: undefined,
    browser: undefined,
    requirements: undefined,
    tests: [{ title: 'sums', file: 'sums.test.ts', kind: 'unit', result: 'passed', seconds: 0.003 }],
    ran: { headless: '2026-11-25T10:00:00.000Z', browser: null },
  })
})
