import type { CountryProfile } from './country.types.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en'],
  currency: 'PHP',
  formats: {
    ...usual.formats,
    english: 'american',
    addresses: { ...usual.formats.addresses, alsoRequires: 'Z' },
    paper: 'letter',
  },
  papers: invoices('vat', 12),
}
