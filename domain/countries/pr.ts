import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['es-419', 'en'],
  currency: 'USD',
  formats: { ...usual.formats, english: 'american' },
}

export const hostFacts = factsWith({ papers: receipts('salesTax', null) })
