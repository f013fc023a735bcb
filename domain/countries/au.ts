import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { taxInvoices } from './paper-terms.ts'
import { australia } from './return-centres.ts'
import { exchangesByCard, reason, storeReturn, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en'],
  currency: 'AUD',
  regionReference: 'NIKEAUSTRALIA',
  shop: { ...usual.shop, isInSwitch: true },
  formats: {
    ...usual.formats,
    addresses: { ...usual.formats.addresses, writesRegionCodes: true },
    hourCycle: 'h12',
  },
  contact: { ...usual.contact, phone: '+61 1800 160 401', hours: 'everyDay12' },
  returns: {
    ...usual.returns,
    exchange: exchangesByCard,
    storeCredit: { percent: 5, cap: 5_000 },
    methods: [
      {
        id: 'auDropoff',
        carrier: 'AUPO',
        price: {
          member: { kind: 'free' },
          guest: { kind: 'fixed', amount: 9.9, currency: 'AUD', includedTax: 'gst10' },
        },
      },
      storeReturn,
    ],
    carriers: [{ code: 'AUPO', services: ['dropoff', 'locating'], counter: 'postOffice' }],
    reasons: [
      reason('orderedMultiple', '502'),
      reason('changeOfMind', '503'),
      reason('wrongProductDelivered', '501'),
      reason('qualityUnsatisfactory', '504'),
      reason('itemDidNotArriveOnTime', '505'),
    ],
    ownTermsFlag: 'isAustralia',
    namesRefundTotal: true,
    viewsLabel: true,
  },
  flags: { enableCurbsidePickup: true, isAustralia: true },
}

export const hostFacts = factsWith({
  papers: taxInvoices('gst', 10),
  centre: australia,
  banners: ['returns', 'court', 'trail'],
})
