import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, lockers } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { poland } from './return-centres.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['pl'],
  currency: 'PLN',
  shop: { ...emea.shop, isInSwitch: true },
  contact: { ...emea.contact, phone: '+48 22 000 01 00', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Warsaw') },
  returns: {
    ...emea.returns,
    exchange: exchangesByCard,
    storeCredit: { percent: 10, cap: 20_000 },
    carriers: [lockers('INPT'), counters('GLSI'), { code: 'UPSN', services: ['pickup'] }],
    refundsCashByBank: true,
  },
}

export const hostFacts = factsWith({
  papers: invoices('vat', 23),
  centre: poland,
  alerts: ['slowParcels', 'longReturns'],
})
