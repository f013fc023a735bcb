import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['es-419'],
  currency: 'ARS',
}

export const hostFacts = factsWith({ papers: invoices('vat', 21) })
