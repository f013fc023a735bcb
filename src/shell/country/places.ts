import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { defaultLanguage, languagesOf } from '../../../domain/languages/locale.ts'
import type { SwitchPlace } from './place-names.ts'

/**
 * Every country of the switch, by its code, in each of its languages that there are texts for, and in English. Names come from
 * `Intl`, never from a table.
 */
export const switchPlaces = (): readonly SwitchPlace[] =>
  describedCountries
    .filter((country) => profileOf(country).shop.isInSwitch)
    .flatMap((country) =>
      [...new Set([...languagesOf(country), defaultLanguage])].map((language) => ({ country, language })),
    )
