import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { taxInvoices } from './paper-terms.ts'
import { gulf } from './return-centres.ts'
import { exchangesOnArrival, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ar'],
  currency: 'SAR',
  regionReference: 'NIKEMEA',
  shop: { ...usual.shop, isInSwitch: true },
  contact: { ...usual.contact, phone: '+966 800 000 0100', hours: 'sunday' },
  orders: { ...usual.orders, restDays: [4, 5] },
  returns: {
    ...usual.returns,
    exchange: exchangesOnArrival,
  },
}

export const hostFacts = factsWith({
  papers: taxInvoices('vat', 15),
  centre: gulf,
  banners: ['returns', 'court'],
})
