import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
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
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 12), paper: 'letter' })
