import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { models } from '../../../model-tests/index.ts'
import { takenChart, takenReport } from '../../../model-tests/lib/taken/taken-report.ts'
import { readTook } from './took-files.ts'

const file = fileURLToPath(new URL('../../../reports/browser-coverage.json', import.meta.url))

/** Leaves in `reports/browser-coverage.json` what of each chart the pages of a run came through, and in which tests. */
export default class BrowserCoverageReport implements Reporter {
  private readonly ended = new Map<string, { readonly test: TestCase; readonly result: TestResult }>()
  private outputDir = ''

  onBegin({ projects }: FullConfig): void {
    this.outputDir = projects[0]?.outputDir ?? ''
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.ended.set(test.id, { test, result })
  }

  onEnd(): void {
    const runs = readTook(this.outputDir).flatMap(({ test: id, parts }) => {
      const run = this.ended.get(id)
      if (!run) return []
      const [, , path = '', ...titles] = run.test.titlePath()
      const title = titles.join(' ')
      return [
        {
          title,
          file: `e2e/${path}`,
          kind: title.includes('[MT-02]') ? ('walk' as const) : ('journey' as const),
          result: run.result.status === 'passed' ? ('passed' as const) : ('failed' as const),
          parts,
        },
      ]
    })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(takenReport(models.map(takenChart), runs))}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
