import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ru'],
  currency: 'KZT',
  regionReference: 'NIKEEUROPE',
}

export const hostFacts = factsWith({ papers: invoices('vat', 16) })
