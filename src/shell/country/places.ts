import { supportedLanguages } from '../../../domain/format/locale.ts'
import type { SwitchPlace } from './place-names.ts'

/** Countries offered in the switch, in the order of their codes; each with its own language where there are texts, and English. */
const countries = [
  'ae',
  'au',
  'ca',
  'cn',
  'de',
  'eg',
  'es',
  'fr',
  'gb',
  'in',
  'it',
  'jp',
  'kr',
  'nl',
  'pl',
  'sa',
  'us',
]

const ownLanguage = (country: string): string | undefined =>
  new Intl.Locale(`und-${country}`).maximize().language

/** Every country and language of the switch. Names come from `Intl`, never from a table. */
export const switchPlaces = (): readonly SwitchPlace[] =>
  countries.flatMap((country) =>
    supportedLanguages
      .filter((language) => language === 'en' || language === ownLanguage(country))
      .map((language) => ({ country, language })),
  )
