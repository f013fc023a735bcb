import type { CountryProfile } from './country.types.ts'
import { northAmerica } from './return-centres.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['en', 'fr'],
  currency: 'CAD',
  regionReference: 'NIKECA',
  shop: { ...usual.shop, isInSwitch: true, alerts: ['slowParcels', 'longReturns'] },
  formats: {
    ...usual.formats,
    english: 'canadian',
    addresses: { ...usual.formats.addresses, writesRegionCodes: true },
    hourCycle: 'h12',
    paper: 'letter',
    taxWording: 'taxes',
  },
  contact: { ...usual.contact, phone: '+1 800-555-0199', hours: 'everyDay12' },
  returns: {
    ...usual.returns,
    giftReturns: true,
    centre: northAmerica,
  },
  flags: { ...usual.flags, enableCurbsidePickup: true, enableShowReturnTaxTotal: true },
}
