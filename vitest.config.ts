import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pageTexts } from './scripts/build/page-texts.ts'

/** API tests run on each database, those of several connections on the real one; everything else once. */
const apiTests = '{server,scripts}/**/*.api.test.ts'
const realDatabaseTests = '**/*.postgres.api.test.ts'

const api = (databaseKind: 'pglite' | 'postgres') => ({
  test: {
    name: `api-${databaseKind}`,
    include: [apiTests],
    exclude: ['**/node_modules/**', ...(databaseKind === 'pglite' ? [realDatabaseTests] : [])],
    globalSetup: [`server/testing/database/${databaseKind}.setup.ts`],
    provide: { databaseKind },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  plugins: [
    babel({ include: /\/(src|routes)\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    react(),
    lingui(),
    pageTexts(),
  ],
  test: {
    // API tests wait for databases and processes: three workers keep two cores busy.
    maxWorkers: 3,
    // Files share a worker's modules, which costs half as much; what a test changes, it makes for itself or puts back.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,domain,services,src,machines,server,scripts,routes,atlas}/**/*.test.{ts,tsx}'],
          exclude: [apiTests, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          include: ['model-tests/**/*.test.{ts,tsx}'],
          setupFiles: ['model-tests/lib/taken/record-taken.setup.ts'],
        },
      },
      api('pglite'),
      api('postgres'),
    ],
  },
})
