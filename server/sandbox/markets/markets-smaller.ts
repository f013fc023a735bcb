import type { Market } from './markets.types.ts'
import { type SmallerCountry, smallerCountries } from './smaller-countries.ts'

const shownNumber = (type: Market['payments'][number][0]) => (type === 'CREDIT_CARD' ? '4242' : null)

const marketFrom = (row: SmallerCountry): Market => {
  const country = row.country.toUpperCase()
  const [scac, tracking] = row.carrier
  const [name, address1, city, zipCode] = row.store
  const [firstName = '', ...rest] = name.split(' ')
  return {
    country: row.country,
    currency: row.currency,
    regionReference: 'NIKEEUROPE',
    tax: { percent: row.vat, included: true },
    shipping: { fee: row.shipping[0], freeFrom: row.shipping[1] },
    payments: row.payments.map((type) => [type, shownNumber(type)]),
    carrier: { scac, tracking: (shipment) => tracking + shipment },
    phoneCode: row.phoneCode,
    addresses: [{ ...row.home, country }],
    store: { firstName, lastName: rest.join(' '), address1, city, zipCode, country, pickUpLocation: name },
  }
}

/** Markets of the smaller countries, by country. */
export const smallerMarkets: Readonly<Record<string, Market>> = Object.fromEntries(
  smallerCountries.map((row) => [row.country, marketFrom(row)]),
)
