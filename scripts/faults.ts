import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * `npm run faults`: every cell of the matrix of browser faults against the built client (`npm run build`). What follows goes to
 * Playwright: `npm run faults -- -g "cancelOrder,"`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'e2e/faults', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULTS: 'all' } },
)
process.exitCode = status ?? 1
