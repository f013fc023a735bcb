import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { taxInvoices } from './paper-terms.ts'
import { gulf } from './return-centres.ts'
import { exchangesByCard, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ar'],
  currency: 'AED',
  regionReference: 'NIKEMEA',
  shop: {
    ...usual.shop,
    isInSwitch: true,
  },
  contact: { ...usual.contact, phone: '+971 800 000 0100', hours: 'everyDay' },
  returns: {
    ...usual.returns,
    exchange: exchangesByCard,
    storeCredit: { percent: 5, cap: 15_000 },
  },
}

export const hostFacts = factsWith({
  papers: taxInvoices('vat', 5),
  centre: gulf,
  banners: ['returns', 'court'],
  alerts: ['callsBefore', 'longReturns'],
})
