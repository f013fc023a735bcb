import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { taxInvoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['th'],
  currency: 'THB',
  formats: { ...usual.formats, addresses: { ...usual.formats.addresses, alsoRequires: 'Z' } },
}

export const hostFacts = factsWith({ papers: taxInvoices('vat', 7) })
