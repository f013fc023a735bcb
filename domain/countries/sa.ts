import type { CountryProfile } from './country.types.ts'
import { taxInvoices } from './paper-terms.ts'
import { gulf } from './return-centres.ts'
import { exchangesOnArrival, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ar'],
  currency: 'SAR',
  regionReference: 'NIKEMEA',
  shop: { ...usual.shop, isInSwitch: true, banners: ['returns', 'court'] },
  contact: { ...usual.contact, phone: '+966 800 000 0100', hours: 'sunday' },
  orders: { ...usual.orders, restDays: [4, 5] },
  returns: {
    ...usual.returns,
    exchange: exchangesOnArrival,
    centre: gulf,
  },
  papers: taxInvoices('vat', 15),
}
