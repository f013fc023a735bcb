import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** Countries that have a file of their own: two letters, sorted. */
export const countryFiles = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []).toSorted()

const registries = {
  profiles: { name: 'profile', type: 'CountryProfile', from: './country.types.ts' },
  hostFacts: { name: 'hostFacts', type: 'HostFacts', from: './host-facts.types.ts' },
} as const

/** A registry of these countries: what finds a profile, or what the host alone reads, by two letters. */
export const registryText = (codes: readonly string[], registry: keyof typeof registries): string => {
  const { name, type, from } = registries[registry]
  return [
    '// Written by `npm run docs` from the files of this folder: a country is added by its file alone.',
    `import type { ${type} } from '${from}'`,
    ...codes.map((code) => `import { ${name} as of${code.toUpperCase()} } from './${code}.ts'`),
    '',
    '/** Every described country, sorted by its two letters in lower case. */',
    `export const ${registry}: ReadonlyMap<string, ${type}> = new Map([`,
    ...codes.map((code) => `  ['${code}', of${code.toUpperCase()}],`),
    '])',
    '',
  ].join('\n')
}

const isKnown = (code: string): code is CountryCode => isSupportedCountry(code)

/** Calling code of a country (ITU-T E.164), without `+`, from libphonenumber's data; `null` where it knows none. */
export const publishedCallingCode = (country: string): string | null => {
  const code = country.toUpperCase()
  return isKnown(code) ? getCountryCallingCode(code) : null
}

/** The calling codes of these countries: what pages need of libphonenumber's data (docs/decisions/0061). */
export const callingCodesText = (codes: readonly string[]): string =>
  [
    '// Written by `npm run docs` from the data of libphonenumber-js, for the countries of this folder.',
    '',
    '/** Calling codes (ITU-T E.164), without `+`, by two letters in lower case. */',
    'export const callingCodes: ReadonlyMap<string, string> = new Map([',
    ...codes.flatMap((code) => {
      const calling = publishedCallingCode(code)
      return calling === null ? [] : `  ['${code}', '${calling}'],`
    }),
    '])',
    '',
  ].join('\n')
