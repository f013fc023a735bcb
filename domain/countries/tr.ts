import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['tr'],
  currency: 'TRY',
  regionReference: 'NIKEEUROPE',
  contact: { ...usual.contact, phone: '+90 850 000 0100', hours: 'everyDay' },
}

export const hostFacts = factsWith({ papers: invoices('vat', 20), banners: [] })
