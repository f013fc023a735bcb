import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['vi'],
  currency: 'VND',
  formats: { ...usual.formats, nameOrder: 'familyFirst' },
}

export const hostFacts = factsWith({ papers: invoices('vat', null) })
