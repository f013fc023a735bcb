import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { guestsPay, storeReturn, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['zh-Hans'],
  currency: 'CNY',
  regionReference: 'NIKECHINA',
  shop: { ...usual.shop, isInSwitch: true, agreementHost: 'agreements.cn' },
  formats: { ...usual.formats, english: 'american', nameOrder: 'familyFirst' },
  contact: { ...usual.contact, phone: '+86 400 000 0100', hours: 'everyDay' },
  guests: { ...usual.guests, needsTerms: true, prefersPhone: true },
  orders: {
    ...usual.orders,
    payHours: 24,
    reloadsAfterCancelling: true,
    hasEInvoice: true,
  },
  returns: {
    ...usual.returns,
    methods: [
      { id: 'courierPickup', flag: 'enableCourierPickup', carrier: 'SFEX', price: guestsPay },
      storeReturn,
    ],
    carriers: [{ code: 'SFEX', services: ['pickup'] }],
    asksForCodes: false,
    takesCustomDesigns: false,
    hasTracking: false,
  },
  flags: { enableCourierPickup: true, enableSmsLookup: true, nbyFinalSaleMessaging: true },
}

export const hostFacts = factsWith({ papers: receipts('vat', 13) })
