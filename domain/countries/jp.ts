import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { exchangesOnArrival, freeForAll, reason, storeReturn, usual } from './usual.ts'

/** What is not said in Japan's own words is the usual reason; nobody adds a comment (RI-03). */
const reasons = [
  ...usual.returns.reasons.map((entry) =>
    entry.name === 'quality' ? reason('qualityDefect', entry.code) : entry,
  ),
  reason('orderedMultiple', '5'),
].map((entry) => ({ ...entry, takesComment: false }))

export const profile: CountryProfile = {
  ...usual,
  languages: ['ja'],
  currency: 'JPY',
  regionReference: 'NIKEJAPAN',
  shop: { ...usual.shop, isInSwitch: true },
  formats: {
    ...usual.formats,
    english: 'american',
    addresses: { ...usual.formats.addresses, alsoRequires: 'C' },
  },
  contact: { ...usual.contact, phone: '+81 120-000-100', hours: 'everyDay' },
  returns: {
    ...usual.returns,
    exchange: exchangesOnArrival,
    methods: [
      { id: 'sagawaPickup', flag: 'enableSagawaReturn', carrier: 'SGWJ', price: freeForAll },
      storeReturn,
    ],
    carriers: [{ code: 'SGWJ', services: ['pickup'] }],
    reasons,
    hasTracking: false,
  },
  flags: { enableDorisCommunication: true, enableDorisStoreSelector: true, enableSagawaReturn: true },
}

export const hostFacts = factsWith({ papers: receipts('consumptionTax', 10) })
