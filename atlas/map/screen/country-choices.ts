import { describedCountries } from '../../../domain/countries/profile-of.ts'
import type { Choice } from '../../ui/field/field.tsx'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a country, by its two letters. */
export const countryName = (country: string): string => names.of(country.toUpperCase()) ?? country

export const countryChoices: readonly Choice[] = describedCountries
  .map((value) => ({ value, words: countryName(value) }))
  .toSorted((one, other) => one.words.localeCompare(other.words, 'en'))
