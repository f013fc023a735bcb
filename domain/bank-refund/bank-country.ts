import { ibanCountry } from './iban.ts'

/** CLDR has words for what is not known as well. */
const noCountry = /^ZZ$/

/**
 * Country of the bank that an IBAN begins to name, in the words of a language; `null` while it names none.
 * @param tag BCP 47 tag of the words.
 */
export const bankCountryName = (compact: string, tag: string): string | null => {
  const code = ibanCountry(compact)
  if (code === null || noCountry.test(code)) return null
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of(code) ?? null
}
