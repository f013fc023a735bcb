import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['zh-Hant'],
  currency: 'TWD',
  formats: { ...usual.formats, english: 'american', nameOrder: 'familyFirst' },
}

export const hostFacts = factsWith({ papers: receipts('vat', 5) })
