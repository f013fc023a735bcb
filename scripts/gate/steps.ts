import { type Count, countPlaywright, countReport, countVitest } from './reports.ts'
import { type CommandResult, root, runCommand } from './run-command.ts'
import { sourceFolders } from './source-folders.ts'
import { changedBy } from './unchanged.ts'

export type Step = {
  name: string
  run: () => Promise<CommandResult>
  /** Counts of a step that runs tests; any other step is one failure when it fails. */
  count?: (exitCode: number) => Count
  /** Prints what it says where it passes as well. */
  aloud?: boolean
}

/** What hangs is ended; a slow machine only takes longer. */
const testTimeoutMs = 2 * 60 * 60_000
const routeTree = 'src/routeTree.gen.ts'

/** What needs no running server. They are independent of each other. */
export const staticSteps: Step[] = [
  { name: 'types', run: () => runCommand('tsc', []) },
  { name: 'lint and format', run: () => runCommand('biome', ['check', '--error-on-warnings']) },
  {
    name: 'import direction',
    run: () =>
      runCommand('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        ...sourceFolders,
      ]),
  },
  { name: 'unused code', run: () => runCommand('knip', ['--no-progress']) },
  { name: 'audit', run: () => runCommand('node', ['scripts/audit.ts']), aloud: true },
  { name: 'texts', run: () => runCommand('node', ['scripts/check-texts.ts']) },
  {
    name: 'client build',
    run: () => changedBy(routeTree, () => runCommand('node', ['scripts/build-client.ts'])),
  },
  { name: 'atlas build', run: () => runCommand('node', ['scripts/atlas.ts']) },
]

/** Unit, model and API tests. `env` carries the address of the PostgreSQL to test on, where there is one. */
export function vitestStep(env: Record<string, string>): Step {
  const report = 'reports/vitest.json'
  return {
    name: 'unit, model and API tests',
    run: () =>
      runCommand('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
        env,
        patienceMs: testTimeoutMs,
      }),
    count: (exitCode) => countReport(`${root}${report}`, exitCode, countVitest),
  }
}

/** Browser tests against the built app. */
export function playwrightStep(env: Record<string, string>): Step {
  return {
    name: 'browser tests',
    run: () =>
      runCommand('playwright', ['test'], {
        env: { ...env, GATE_REPORTS: '1' },
        patienceMs: testTimeoutMs,
      }),
    count: (exitCode) => countReport(`${root}reports/playwright.json`, exitCode, countPlaywright),
  }
}
