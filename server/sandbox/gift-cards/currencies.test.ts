import { expect, it } from 'vitest'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { sampleGiftCards } from './sample-gift-cards.ts'

it('[CC-05] sample gift cards are in the currency of their country; dollars where nobody described it', () => {
  expect(sampleGiftCards.map(({ country }) => [country, profileOf(country).currency])).toEqual(
    sampleGiftCards.map(({ country, currency }) => [country, currency]),
  )
  expect(['zz', 'constructor'].map((country) => profileOf(country).currency)).toEqual(['USD', 'USD'])
})
