import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { taxInvoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en'],
  currency: 'INR',
  shop: { ...usual.shop, isInSwitch: true },
  formats: { ...usual.formats, hourCycle: 'h12' },
  contact: { ...usual.contact, phone: '+91 1800 000 0100', hours: 'everyDay12' },
  orders: { ...usual.orders, restDays: [6] },
  flags: { ...usual.flags, enableSmsLookup: true },
}

export const hostFacts = factsWith({ papers: taxInvoices('gst', null) })
