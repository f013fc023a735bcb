import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../../../domain/countries/', import.meta.url)
const registry = new URL('profiles.gen.ts', folder)

/** Countries that have a file of their own: two letters, sorted. */
export const countryFiles = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []).toSorted()

/** The registry of these countries: what finds a profile by its two letters. */
export const registryText = (codes: readonly string[]): string =>
  [
    '// Written by `npm run docs` from the files of this folder: a country is added by its file alone.',
    "import type { CountryProfile } from './country.types.ts'",
    ...codes.map((code) => `import { profile as of${code.toUpperCase()} } from './${code}.ts'`),
    '',
    '/** Every described country, sorted by its two letters in lower case. */',
    'export const profiles: ReadonlyMap<string, CountryProfile> = new Map([',
    ...codes.map((code) => `  ['${code}', of${code.toUpperCase()}],`),
    '])',
    '',
  ].join('\n')

const fresh = (): string => registryText(countryFiles(readdirSync(folder)))

const isFresh = (): boolean => existsSync(registry) && readFileSync(registry, 'utf8') === fresh()

/** The registry's path where it differs from the files beside it. */
export const staleRegistry = (): readonly string[] => (isFresh() ? [] : ['domain/countries/profiles.gen.ts'])

/** Writes the registry where it is stale. */
export const writeRegistry = (): void => {
  if (!isFresh()) writeFileSync(registry, fresh())
}
