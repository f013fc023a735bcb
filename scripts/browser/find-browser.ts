import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installBrowser } from './install-browser.ts'

const named = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH'] as const
/** The shell without windows comes first: it takes half the time of a whole browser. */
const programs = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/**
 * Path of a Chromium that can be run: one named in the environment, else one that Playwright installed, else one on the
 * PATH. Undefined where there is none.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  playwrightsOwn = chromium.executablePath(),
): string | undefined {
  const candidates = [
    ...named.map((name) => env[name]),
    playwrightsOwn,
    ...programs.flatMap((program) =>
      (env.PATH ?? '')
        .split(delimiter)
        .filter(Boolean)
        .map((folder) => join(folder, program)),
    ),
  ]
  return candidates.find((path) => path !== undefined && isRunnable(path))
}

/**
 * Path of a Chromium, installing one where none is found.
 *
 * @throws Error that says what to do, where nothing could be installed.
 */
export function findOrInstallBrowser(): string {
  const browser = findBrowser() ?? installBrowser(findBrowser)
  if (browser) return browser
  throw new Error('No Chromium was found or could be installed: set CHROMIUM_PATH to one')
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
