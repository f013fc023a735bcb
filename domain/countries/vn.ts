import type { CountryProfile } from './country.types.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['vi'],
  currency: 'VND',
  formats: { ...usual.formats, nameOrder: 'familyFirst' },
  papers: invoices('vat', null),
}
