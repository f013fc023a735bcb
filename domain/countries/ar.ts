import type { CountryProfile } from './country.types.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['es'],
  currency: 'ARS',
  papers: invoices('vat', 21),
}
