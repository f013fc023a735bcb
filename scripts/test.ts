import { mkdirSync, rmSync } from 'node:fs'
import { startTestPostgres } from '../server/testing/database/test-postgres.ts'
import { findOrInstallBrowser } from './browser/find-browser.ts'
import { type Count, summaryLine } from './gate/reports.ts'
import { root, runCommand } from './gate/run-command.ts'
import { runSteps } from './gate/run-steps.ts'
import { playwrightStep, staticSteps, vitestStep } from './gate/steps.ts'

const reportsOfRun = [
  'vitest',
  'playwright',
  'model-coverage',
  'browser-coverage',
  'journeys',
  'requirements',
]
const started = performance.now()
for (const report of reportsOfRun) rmSync(`${root}reports/${report}.json`, { force: true })
mkdirSync(`${root}reports`, { recursive: true })

// What is started from here reads it (`e2e/support/whole-run.ts`).
if (process.argv.includes('--whole')) process.env.GATE = 'whole'
else
  console.log(
    'The gate takes a sample of what repeats one sentence for many; `npm test -- --whole` runs everything.',
  )

const counts: Count[] = []
const postgres = await findPostgres()
const browser = findBrowserOrTell()
const onPostgres: Record<string, string> = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
try {
  counts.push(...(await runSteps(staticSteps, 2)))
  counts.push(...(await runSteps([vitestStep(onPostgres)], 1)))
  if (browser)
    counts.push(...(await runSteps([playwrightStep({ ...onPostgres, CHROMIUM_PATH: browser })], 1)))
} finally {
  await postgres?.stop()
}
if (!postgres) tellPostgresMissing()
console.log((await runCommand('node', ['scripts/requirements.ts'])).output.trimEnd())
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
console.log(summaryLine(counts))
process.exitCode = counts.some((count) => count.failed > 0) ? 1 : 0

/** A server named in the environment comes first; else one of our own is started. */
async function findPostgres(): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, stop: async () => {} }
  try {
    return await startTestPostgres()
  } catch (error) {
    console.log(`FAILED  PostgreSQL could not be started: ${(error as Error).message}`)
    if (process.env.CI === 'true') counts.push({ passed: 0, failed: 1 })
    return undefined
  }
}

function tellPostgresMissing(): void {
  console.log('################################################################################')
  console.log('#  NOT RUN: everything that needs a real PostgreSQL (races, two hosts, kill -9).  #')
  console.log('#  Set TEST_DATABASE_URL to a server that tests may use. With CI=true this fails. #')
  console.log('################################################################################')
}

function findBrowserOrTell(): string | undefined {
  try {
    return findOrInstallBrowser()
  } catch (error) {
    console.log(`FAILED  ${(error as Error).message}`)
    counts.push({ passed: 0, failed: 1 })
    return undefined
  }
}
