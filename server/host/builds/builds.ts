/** Something that is built into a folder of its own, by a script that stamps it with the hash of what it was built from. */
export type Build = {
  readonly name: string
  /** The command that builds it. */
  readonly command: string
  /** Relative to the project, as all that follows. */
  readonly script: string
  readonly folder: string
  readonly inputs: readonly string[]
}

const pageInputs = [
  'contract',
  'domain',
  'lingui.config.ts',
  'locales',
  'machines',
  'package-lock.json',
  'public',
  'routes',
  'scripts/build',
  'services',
  'shop.config.ts',
  'src',
  'tsconfig.json',
]

/** The pages of the shop, and what the host renders them with. */
export const clientBuild: Build = {
  name: 'pages',
  command: 'npm run build',
  script: 'scripts/build-client.ts',
  folder: 'dist/client',
  inputs: [
    ...pageInputs,
    'index.html',
    'scripts/build-client.ts',
    'scripts/supply/font-packages.ts',
    'scripts/supply/lock.ts',
    'vite.config.ts',
  ],
}

/** The atlas: charts, screens and the live chart. */
export const atlasBuild: Build = {
  name: 'atlas',
  command: 'npm run atlas',
  script: 'scripts/atlas.ts',
  folder: 'dist/atlas',
  inputs: [
    ...pageInputs,
    'atlas',
    'docs/statecharts',
    'e2e/model',
    'model-tests',
    'scripts/atlas',
    'scripts/atlas.ts',
    'scripts/docs',
    'server/api/modules/experience',
    'server/sandbox',
  ],
}
