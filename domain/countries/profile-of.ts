import type { CountryProfile } from './country.types.ts'
import { profiles } from './profiles.gen.ts'
import { usual } from './usual.ts'

/** Where nobody names a country, the US marketplace counts (CC-05). */
export const defaultCountry = 'us'

/** What the product knows of a country: two letters, in any case; what usually holds where nobody has described it. */
export const profileOf = (country: string | null): CountryProfile =>
  profiles.get((country ?? defaultCountry).toLowerCase()) ?? usual

/** Every described country, two letters in lower case, sorted. */
export const describedCountries: readonly string[] = [...profiles.keys()]
