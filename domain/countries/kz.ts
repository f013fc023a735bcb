import type { CountryProfile } from './country.types.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['kk', 'ru'],
  currency: 'KZT',
  regionReference: 'NIKEEUROPE',
  papers: invoices('vat', 16),
}
