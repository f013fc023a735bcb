import type { CountryProfile } from './country.types.ts'
import { receipts } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['es', 'en'],
  currency: 'USD',
  formats: { ...usual.formats, english: 'american' },
  papers: receipts('salesTax', null),
}
