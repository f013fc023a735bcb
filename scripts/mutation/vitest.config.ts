import { defineConfig } from 'vitest/config'
import { mutationEnv } from './mutation-env.ts'

const { tests, needsDatabase, movesZone } = mutationEnv()

/** Where the host is a process of its own, which knows nothing of what is changed in this one. */
const ofProcesses = ['**/*crash.api.test.ts', 'server/{process,remote-api}.test.ts', '**/data-lock.test.ts']

/** Sets the zone of its process. */
const zoneTests = 'domain/format/dates.test.ts'

/** Of one area at a time, which `run-area.ts` names by the environment. */
export default defineConfig({
  test: {
    include: [...tests],
    exclude: [
      '**/node_modules/**',
      '**/*.postgres.api.test.ts',
      ...ofProcesses,
      ...(movesZone ? [] : [zoneTests]),
    ],
    maxWorkers: 1,
    isolate: false,
    // A chart that was changed may wait for ever; a walk as it should be takes milliseconds.
    testTimeout: needsDatabase ? 20_000 : 3_000,
    ...(needsDatabase && {
      globalSetup: ['server/testing/database/pglite.setup.ts'],
      provide: { databaseKind: 'pglite' as const },
    }),
  },
})
