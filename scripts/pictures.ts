import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `npm run pictures`: keeps every picture anew, those that the gate leaves out included. What follows goes to Playwright. */
const root = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'e2e/pictures',
    '--update-snapshots=all',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, GATE: 'whole' } },
)
process.exitCode = status ?? 1
