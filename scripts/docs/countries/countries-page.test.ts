import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadAddressRules } from '../../../domain/addresses/load-address-rules.ts'
import { hostFactsOf } from '../../../domain/countries/host-facts-of.ts'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { countriesPage } from './countries-page.ts'

test('docs/countries.md tells of each country what its profile says', async () => {
  const rows = describedCountries.map(
    async (code) =>
      [code, { ...profileOf(code), ...hostFactsOf(code) }, await loadAddressRules(code)] as const,
  )
  const page = readFileSync(new URL('../../../docs/countries.md', import.meta.url), 'utf8')
  expect(countriesPage(await Promise.all(rows))).toBe(page)
})
