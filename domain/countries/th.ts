import type { CountryProfile } from './country.types.ts'
import { taxInvoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['th'],
  currency: 'THB',
  formats: { ...usual.formats, addresses: { ...usual.formats.addresses, alsoRequires: 'Z' } },
  papers: taxInvoices('vat', 7),
}
