import { expect, it } from 'vitest'
import { staleCountryPages } from './country-pages.ts'

it('finds the registry, the calling codes, the address data and docs/countries.md as `npm run docs` writes them', async () => {
  expect(await staleCountryPages()).toEqual([])
})
