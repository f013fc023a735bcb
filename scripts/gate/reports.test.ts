import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countReport, countVitest, summaryLine } from './reports.ts'
import { root } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'baton-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, content: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('what the gate counts', () => {
  it('adds files that broke before their first test to the failed tests, and names what failed', () => {
    expect(
      countVitest({
        numPassedTests: 7,
        numFailedTests: 1,
        testResults: [
          {
            name: `${root}domain/broken.test.ts`,
            status: 'failed',
            message: 'no module',
            assertionResults: [],
          },
          {
            name: `${root}domain/sums.test.ts`,
            status: 'failed',
            assertionResults: [
              {
                status: 'failed',
                fullName: 'sums add up',
                failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at line 3'],
              },
              { status: 'passed', fullName: 'sums are rounded', failureMessages: [] },
            ],
          },
          {
            name: `${root}domain/fine.test.ts`,
            status: 'passed',
            assertionResults: [{ status: 'passed', fullName: 'fine' }],
          },
        ],
      }),
    ).toEqual({
      passed: 7,
      failed: 2,
      failures: [
        'domain/broken.test.ts › no module',
        'domain/sums.test.ts › sums add up › expected 1 to be 2',
      ],
    })
  })

  it('counts a browser test that needed a second try as failed, and names what failed', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'journeys/pay.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: message === undefined ? [{}] : [{ error: { message } }, {}] }],
    })
    expect(
      countPlaywright({
        stats: { expected: 5, unexpected: 1, flaky: 1 },
        errors: [{ message: 'the server did not start' }],
        suites: [
          {
            specs: [spec('pays', 'expected')],
            suites: [
              {
                specs: [
                  spec('pays twice', 'flaky', 'no button\nCall log'),
                  spec('waits', 'unexpected', 'late'),
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      passed: 5,
      failed: 3,
      failures: [
        'the server did not start',
        'journeys/pay.spec.ts:7 › pays twice › no button',
        'journeys/pay.spec.ts:7 › waits › late',
      ],
    })
  })

  it.each([
    ['all tests passed and so did the run', 0, { passed: 3, failed: 0, failures: [] }],
    ['all tests passed but the run broke', 1, { passed: 3, failed: 1, failures: [] }],
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
