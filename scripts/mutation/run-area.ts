import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { type Area, ruleTests } from './areas.ts'
import { tellMutationEnv } from './mutation-env.ts'

/** Changes each file of an area in every way that Stryker knows, one at a time, and runs the area's tests against it. */
export const runArea = (area: Area): Promise<readonly MutantResult[]> => {
  tellMutationEnv(area)
  return new Stryker({
    mutate: [...area.files],
    testRunner: 'vitest',
    vitest: {
      configFile: 'scripts/mutation/vitest.config.ts',
      related: area.tests.includes(ruleTests),
      pool: area.movesZone ? 'forks' : 'threads',
    },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/words.ignorer.ts'],
    ignorers: ['words'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 15_000,
    reporters: [],
    allowConsoleColors: false,
    tsconfigFile: 'none.json',
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/dist', '/reports', '/test-results', '/e2e', '/atlas', '/.cache'],
    disableTypeChecks: false,
  }).runMutationTest()
}
