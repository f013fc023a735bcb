import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

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
