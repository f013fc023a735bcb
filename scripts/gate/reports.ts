import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run-command.ts'

export type Count = {
  passed: number
  failed: number
  /** What failed, where the report tells it: file, title and the first line of the reason. */
  failures?: readonly string[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number }
  errors?: { message?: string }[]
}

/** Counts of a Vitest JSON report; a file that failed before any of its tests ran is one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failures = [
    ...broken.map((file) => told(file.name, '', file.message)),
    ...report.testResults.flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => told(file.name, test.fullName, test.failureMessages?.[0])),
    ),
  ]
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, failures }
}

/** Counts of a Playwright JSON report; a test that passed only on a second try failed. */
export function countPlaywright(report: PlaywrightReport): Count {
  const { expected, unexpected, flaky } = report.stats
  const errors = report.errors ?? []
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    failures: [...errors.map((error) => told('', '', error.message)), ...failuresOf(report)],
  }
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        told(`${file}:${line}`, title, results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)]
}

/** Says on one line what failed: without colors, the working folder and the rest of a long reason. */
function told(file: string, title: string, reason = ''): string {
  const [first = ''] = stripVTControlCharacters(reason).split('\n')
  return [file.replace(root, ''), title, first].filter(Boolean).join(' › ')
}

/**
 * Reads a test run's report. A run that failed without a failed test (no report, an error outside the tests) is one
 * failure.
 */
export function countReport(file: string, exitCode: number, count: (report: never) => Count): Count {
  const counted = read(file, count)
  const failed = counted.failed === 0 && exitCode !== 0 ? 1 : counted.failed
  return { ...counted, failed }
}

function read(file: string, count: (report: never) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** The last line of the gate. */
export function summaryLine(counts: readonly Count[]): string {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return `${passed} passed, ${failed} failed`
}
