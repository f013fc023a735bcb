import type { CountryProfile } from './country.types.ts'
import { taxInvoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en'],
  currency: 'ZAR',
  papers: taxInvoices('vat', 15),
}
