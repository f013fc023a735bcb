import { readFileSync } from 'node:fs'

export type Count = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors?: unknown[] }

/** Counts of a Vitest JSON report; a file that failed before any of its tests ran is one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken }
}

/** Counts of a Playwright JSON report; a test that passed only on a second try failed. */
export function countPlaywright(report: PlaywrightReport): Count {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) }
}

/**
 * Reads a test run's report. A run that failed without a failed test (no report, an error outside the tests) is one
 * failure.
 */
export function countReport(file: string, exitCode: number, count: (report: never) => Count): Count {
  const counted = read(file, count)
  const failed = counted.failed === 0 && exitCode !== 0 ? 1 : counted.failed
  return { passed: counted.passed, failed }
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
