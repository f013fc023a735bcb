import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { checkedIn, plannedIn } from './tally.ts'

const file = fileURLToPath(new URL('../../../reports/accessibility.json', import.meta.url))

/**
 * Counts what axe looked at in a run: screens of each chart, and looks at each. A screen that a test of the run was to look
 * at, and that nobody looked at, fails the run. The counts are left in `reports/accessibility.json`.
 */
export default class AccessibilityReport implements Reporter {
  private readonly planned = new Map<string, Set<string>>()
  private readonly looks = new Map<string, Map<string, number>>()

  onBegin(_: unknown, suite: Suite): void {
    for (const { annotations } of suite.allTests()) {
      for (const { flow, screens } of plannedIn(annotations))
        this.planned.set(flow, new Set(screens).union(this.planned.get(flow) ?? new Set()))
    }
  }

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { flow, screen, looks } of checkedIn(annotations))
      this.looks.set(flow, new Map(this.looks.get(flow)).set(screen, looks))
  }

  async onEnd(): Promise<{ readonly status: FullResult['status'] } | undefined> {
    if (this.planned.size === 0) return undefined
    const flows = [...this.planned].map(([flow, screens]) => {
      const checked = this.looks.get(flow) ?? new Map<string, number>()
      return {
        flow,
        screens: screens.size,
        checks: checked.values().reduce((sum, looks) => sum + looks, 0),
        missing: [...screens].filter((screen) => !checked.has(screen)),
      }
    })
    const total = (of: 'screens' | 'checks') => flows.reduce((sum, flow) => sum + flow[of], 0)
    const report = { charts: flows.length, screens: total('screens'), checks: total('checks'), flows }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    console.log(`\naxe: ${report.screens} screens of ${report.charts} charts, ${report.checks} checks`)
    const missing = flows.flatMap(({ flow, missing }) => missing.map((screen) => `${flow}: ${screen}`))
    if (missing.length === 0) return undefined
    console.log(`axe never looked at\n  ${missing.join('\n  ')}`)
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
