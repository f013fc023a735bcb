import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices, type ReporterDescription } from '@playwright/test'
import { findOrInstallBrowser } from './scripts/browser/find-browser.ts'

// Workers read this file too: what the first reading found is handed on to them by environment.
process.env.CHROMIUM_PATH ??= findOrInstallBrowser()
process.env.E2E_PORT ??= freePort()
process.env.E2E_PICTURES_PORT ??= freePort()
// Where the app of this run leaves its log, for tests that look for what may not stand there.
if (!process.env.E2E_ORIGIN) process.env.E2E_LOG ??= join(tmpdir(), `baton-e2e-${process.env.E2E_PORT}.log`)
/** When the pictures of pages were taken: a Monday morning in Portland. */
const picturesNow = '2026-11-23T17:00:00Z'
const origin = process.env.E2E_ORIGIN ?? `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Three keep two cores busy; a fourth only makes each wait longer for the others.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits for a slow machine; what passes on a fast one is over long before.
  timeout: 90_000,
  expect: {
    timeout: 10_000,
    // A button that moved is hundreds of pixels; an edge that is drawn otherwise is some, and few of them are far off.
    toHaveScreenshot: {
      threshold: 0.2,
      maxDiffPixels: 120,
      pathTemplate: 'e2e/pictures/kept/{arg}{ext}',
    },
  },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['./e2e/accessibility/axe/report.ts'],
    ...reportsOfGate(),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    headless: true,
    // Every frame of a movement is painted by the processor here. What moves is tested where it is about moving.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What a test holds or changes on its way reaches no worker: those about it allow it.
    serviceWorkers: 'block',
    // Pictures of every step would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  // E2E_ORIGIN tests an app that runs already.
  ...(process.env.E2E_ORIGIN
    ? {}
    : {
        webServer: [
          serverAt(process.env.E2E_PORT),
          serverAt(process.env.E2E_PICTURES_PORT, {
            E2E_LOG: '',
            BATON_SANDBOX_NOW: picturesNow,
            // Tracking numbers of labels come from it.
            BATON_SECRET: 'pictures show the same numbers each time',
          }),
        ],
      }),
})

/** What the atlas tells of a whole run; a run of some tests leaves it as it is. */
function reportsOfGate(): ReporterDescription[] {
  if (process.env.GATE_REPORTS !== '1') return []
  return [['json', { outputFile: 'reports/playwright.json' }], ['./e2e/support/actors/report.ts']]
}

/** The app on a port, with what tests need, and further settings. */
function serverAt(port: string, env: Readonly<Record<string, string>> = {}) {
  return {
    command: `"${process.execPath}" scripts/serve-for-tests.ts`,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: port,
      BATON_TRUST_PROXY: '1',
      BATON_SURVEY_URL: 'https://survey.podium.example/v1.js',
      ...env,
    },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const
}

function freePort(): string {
  const probe =
    "const s=require('node:net').createServer().listen(0,()=>{console.log(s.address().port);s.close()})"
  return execFileSync(process.execPath, ['-e', probe], { encoding: 'utf8' }).trim()
}
