import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { numberedPaths, walkedJoined, waysOf } from '../../../e2e/model/lib/ways.ts'
import { models } from '../../../model-tests/index.ts'
import type { TakenReport } from '../../../model-tests/lib/taken/taken-report.ts'
import {
  type PlaywrightReport,
  testsOfPlaywright,
  testsOfVitest,
  type VitestReport,
} from '../../requirements/ran-tests.ts'
import type { FlowSources } from './flow-results.ts'
import type { ResultReports } from './make-results.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** How every flow can be walked, headless and in a browser. */
export const readFlows = (): Promise<readonly FlowSources[]> =>
  Promise.all(
    models.map(async (model) => {
      const ways = await waysOf(model.flow)
      const [first, ...rest] = ways
      return {
        model,
        paths: numberedPaths(model, ways).map(({ path, way }) => ({ path, isInBrowser: way !== undefined })),
        joined: first ? walkedJoined([first, ...rest]).map(({ path }) => path) : [],
      }
    }),
  )

type Started<Report> = Report & {
  readonly startTime?: number
  readonly stats?: { readonly startTime?: string }
}

/** What the last run has left in a folder of reports. */
export const readReports = (folder: string): ResultReports => {
  const read = <Report>(name: string): Report | undefined => {
    try {
      return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Report
    } catch {
      return undefined
    }
  }
  const vitest = read<Started<VitestReport>>('vitest')
  const playwright = read<Started<PlaywrightReport>>('playwright')
  return {
    coverage: read('model-coverage'),
    journeys: read<TakenReport>('journeys'),
    browser: read<TakenReport>('browser-coverage'),
    requirements: read('requirements'),
    tests: [
      ...(vitest ? testsOfVitest(vitest, root) : []),
      ...(playwright ? testsOfPlaywright(playwright) : []),
    ],
    ran: {
      headless: vitest?.startTime === undefined ? null : new Date(vitest.startTime).toISOString(),
      browser: playwright?.stats?.startTime ?? null,
    },
  }
}
