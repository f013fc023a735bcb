import { expect, it } from 'vitest'
import { currencyOfCountry } from '../../../domain/payments/currency-of-country.ts'
import { markets } from '../markets/markets.ts'
import { sampleGiftCards } from './sample-gift-cards.ts'

it('[CC-05] the currency of every country that has sample orders or cards is known; dollars elsewhere', () => {
  const known = [...Object.values(markets), ...sampleGiftCards]
  expect(known.map(({ country }) => [country, currencyOfCountry(country)])).toEqual(
    known.map(({ country, currency }) => [country, currency]),
  )
  expect(['us', 'zz', 'constructor'].map(currencyOfCountry)).toEqual(['USD', 'USD', 'USD'])
})
