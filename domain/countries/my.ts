import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ms', 'en'],
  currency: 'MYR',
}

export const hostFacts = factsWith({ papers: receipts('salesTax', null) })
