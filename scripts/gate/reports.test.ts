import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countReport, countVitest, summaryLine } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'baton-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, content: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('what the gate counts', () => {
  it('adds files that broke before their first test to the failed tests', () => {
    expect(
      countVitest({
        numPassedTests: 7,
        numFailedTests: 1,
        testResults: [
          { status: 'failed', assertionResults: [] },
          { status: 'failed', assertionResults: [{}] },
          { status: 'passed', assertionResults: [{}] },
        ],
      }),
    ).toEqual({ passed: 7, failed: 2 })
  })

  it('counts a browser test that needed a second try as failed', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 2, flaky: 1 }, errors: [{}] })).toEqual({
      passed: 5,
      failed: 4,
    })
  })

  it.each([
    ['all tests passed and so did the run', 0, { passed: 3, failed: 0 }],
    ['all tests passed but the run broke', 1, { passed: 3, failed: 1 }],
  ])('reads a report: %s', (_, exitCode, expected) => {
    const file = written('passed.json', { stats: { expected: 3, unexpected: 0, flaky: 0 } })
    expect(countReport(file, exitCode, countPlaywright)).toEqual(expected)
  })

  it('takes a missing report as one failure', () => {
    expect(countReport(join(folder, 'none.json'), 1, countVitest)).toEqual({ passed: 0, failed: 1 })
  })

  it('ends with the sums', () => {
    expect(
      summaryLine([
        { passed: 10, failed: 0 },
        { passed: 4, failed: 2 },
        { passed: 0, failed: 1 },
      ]),
    ).toBe('14 passed, 3 failed')
  })
})
