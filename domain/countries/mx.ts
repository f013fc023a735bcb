import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { northAmerica } from './return-centres.ts'
import { exchangesOnArrival, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['es-419'],
  currency: 'MXN',
  regionReference: 'NIKEMX',
  formats: { ...usual.formats, english: 'american', hourCycle: 'h12' },
  contact: { ...usual.contact, phone: '+52 800 000 0100', hours: 'everyDay12' },
  returns: {
    ...usual.returns,
    exchange: exchangesOnArrival,
    storeCredit: { percent: 5, cap: 50_000 },
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 16), centre: northAmerica, paper: 'letter' })
