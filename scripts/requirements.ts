import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { flows } from '../machines/index.ts'
import { models } from '../model-tests/index.ts'
import type { CoverageFile } from '../model-tests/lib/coverage/coverage-file.ts'
import { type TakenReport, takenChart, takenReport } from '../model-tests/lib/taken/taken-report.ts'
import { atlasBuild } from '../server/host/builds/builds.ts'
import { writeResults } from './atlas/results/write-results.ts'
import { browserGaps, coverageSums } from './requirements/browser-gaps.ts'
import {
  type PlaywrightReport,
  type RanTest,
  testsOfPlaywright,
  testsOfVitest,
  type VitestReport,
} from './requirements/ran-tests.ts'
import { readList, requirementLists, requirementTable } from './requirements/requirement-table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { gaps: isToTellGaps = false } = parseArgs({ options: { gaps: { type: 'boolean' } } }).values

/** A report of the last run; undefined where the run did not come so far. */
const readReport = <Report>(name: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(`${root}reports/${name}.json`, 'utf8')) as Report
  } catch {
    return undefined
  }
}

const write = (name: string, report: unknown): void => {
  mkdirSync(`${root}reports`, { recursive: true })
  writeFileSync(`${root}reports/${name}.json`, `${JSON.stringify(report)}\n`)
}

const isWalk = (title: string): boolean =>
  title.includes(': generated paths ') || title.startsWith('the shortest paths of ')

/** What walks and journeys without a browser took, in the form of the browser's. */
const headlessReport = (tests: readonly RanTest[]): TakenReport =>
  takenReport(
    models.map(takenChart),
    tests.map(({ title, file, result, took = {} }) => ({
      title,
      file,
      kind: isWalk(title) ? 'walk' : 'journey',
      result,
      parts: Object.entries(took).flatMap(([machine, names]) =>
        names.map((name) => [machine, 'transition', name] as const),
      ),
    })),
  )

const vitest = readReport<VitestReport>('vitest')
const playwright = readReport<PlaywrightReport>('playwright')
const browser = readReport<TakenReport>('browser-coverage')
const walked = readReport<CoverageFile>('model-coverage')
const headless = vitest ? testsOfVitest(vitest, root) : []
const tests = [...headless, ...(playwright ? testsOfPlaywright(playwright) : [])]
const list = requirementLists.flatMap((file) => readList(readFileSync(`${root}${file}`, 'utf8')))
const table = requirementTable({ list, flows, tests, browser })

const { flows: charts, tests: took } = headlessReport(headless)
write('journeys', {
  flows: charts.map(({ flow, transitions, taken }) => ({ flow, transitions, taken })),
  tests: took,
})
write('requirements', table)

const idsOf = (last: string) => table.rows.filter((row) => row.last === last).map(({ id }) => id)
const [none, failed, passed] = [idsOf('none'), idsOf('failed'), idsOf('passed')]
console.log(`${passed.length} of ${list.length} requirements are named by tests that pass`)
if (failed.length > 0) console.log(`  failed: ${failed.join(' ')}`)
if (none.length > 0) console.log(`  named by no test: ${none.join(' ')}`)
if (table.unknown.length > 0)
  console.log(`  not in ${requirementLists.join(' or ')}: ${table.unknown.join(' ')}`)
if (walked) console.log(`walked headless: ${coverageSums(walked.flows)}`)
if (browser) {
  console.log(`taken in a browser: ${coverageSums(browser.flows)}`)
  const gaps = browserGaps(browser.flows)
  if (isToTellGaps) console.log(gaps.join('\n'))
  else if (gaps.length > 0)
    console.log(
      `  what is missing in ${gaps.length} flows: npm run requirements -- --gaps, or the atlas, Coverage`,
    )
}

const atlas = `${root}${atlasBuild.folder}`
if (existsSync(atlas)) await writeResults(`${atlas}/data/results.js`)
