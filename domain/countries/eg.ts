import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { gulf } from './return-centres.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ar'],
  currency: 'EGP',
  regionReference: 'NIKEMEA',
  shop: { ...usual.shop, isInSwitch: true },
  contact: { ...usual.contact, phone: '+20 2 0000 0100', hours: 'sunday' },
  orders: { ...usual.orders, restDays: [4, 5] },
}

export const hostFacts = factsWith({ papers: invoices('vat', 14), centre: gulf })
