import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const root = fileURLToPath(new URL('../', import.meta.url))
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
 * Path of a Chromium, installing one where none is found: Playwright's own, else Debian's.
 *
 * @throws Error that says what to do, where nothing could be installed.
 */
export function findOrInstallBrowser(): string {
  const present = findBrowser()
  if (present) return present
  const installers: [string, string[]][][] = [
    [['npx', ['playwright', 'install', 'chromium']]],
    [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', 'chromium-headless-shell']],
    ],
    [['apt-get', ['install', '-y', 'chromium']]],
  ]
  for (const commands of installers) {
    console.error(
      `No browser found: ${commands.map(([program, args]) => [program, ...args].join(' ')).join(' && ')}`,
    )
    const installed = commands.every(([program, args]) => succeeds(program, args)) && findBrowser()
    if (installed) return installed
  }
  throw new Error('No Chromium was found or could be installed: set CHROMIUM_PATH to one')
}

function succeeds(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
    return true
  } catch {
    return false
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
