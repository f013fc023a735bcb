import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { northAmerica } from './return-centres.ts'
import { exchangesByCard, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en', 'fr-CA'],
  currency: 'CAD',
  regionReference: 'NIKECA',
  shop: { ...usual.shop, isInSwitch: true },
  formats: {
    ...usual.formats,
    english: 'canadian',
    addresses: { ...usual.formats.addresses, writesRegionCodes: true },
    hourCycle: 'h12',
    taxWording: 'taxes',
  },
  contact: { ...usual.contact, phone: '+1 800-555-0199', hours: 'everyDay12' },
  returns: {
    ...usual.returns,
    exchange: exchangesByCard,
    storeCredit: { percent: 10, cap: 6_500 },
    giftReturns: true,
  },
  flags: { ...usual.flags, enableCurbsidePickup: true, enableShowReturnTaxTotal: true },
}

export const hostFacts = factsWith({
  papers: receipts('salesTax', null),
  centre: northAmerica,
  alerts: ['slowParcels', 'longReturns'],
  paper: 'letter',
})
