import type { CountryProfile } from './country.types.ts'
import { taxInvoices } from './paper-terms.ts'
import { gulf } from './return-centres.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ar'],
  currency: 'AED',
  regionReference: 'NIKEMEA',
  shop: {
    ...usual.shop,
    isInSwitch: true,
    banners: ['returns', 'court'],
    alerts: ['callsBefore', 'longReturns'],
  },
  contact: { ...usual.contact, phone: '+971 800 000 0100', hours: 'everyDay' },
  returns: {
    ...usual.returns,
    centre: gulf,
  },
  papers: taxInvoices('vat', 5),
}
