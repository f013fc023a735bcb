import type { CountryProfile } from './country.types.ts'
import { receipts } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['zh'],
  currency: 'TWD',
  formats: { ...usual.formats, english: 'american', nameOrder: 'familyFirst' },
  papers: receipts('vat', 5),
}
