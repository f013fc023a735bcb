import { languageOf } from '../languages/locale.ts'

/** Languages that write their nouns with a capital wherever they stand. */
const withCapitalNouns = ['de']

/**
 * A noun as it stands within a sentence of a language: `credit card`, `Kreditkarte`. `locale` is a BCP 47 tag; letters are lowered as that language
 * lowers them.
 */
export const inSentence = (noun: string, locale: string): string =>
  withCapitalNouns.includes(languageOf(locale))
    ? noun
    : noun.charAt(0).toLocaleLowerCase(locale) + noun.slice(1)
