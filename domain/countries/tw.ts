import type { CountryProfile } from './country.types.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['zh'],
  currency: 'TWD',
  formats: { ...usual.formats, english: 'american', nameOrder: 'familyFirst' },
}
