import { profileOf } from '../countries/profile-of.ts'
import { layoutOf, usualFormat } from './address-layout.ts'
import type { AddressRules, RegionOfTable } from './address-rules.types.ts'
import { regionTables } from './data/region-tables.gen.ts'
import { postalCodeRule } from './postal-codes.ts'
import { regionOfRow } from './regions.ts'

/** The regions of a country's table with the postal codes of each, two letters in lower case; `null` where there is no table. */
export const loadRegions = async (country: string): Promise<readonly RegionOfTable[] | null> => {
  const load = regionTables.get(country)
  if (load === undefined) return null
  const { writesRegionCodes } = profileOf(country).formats.addresses
  return (await load()).regionRows.map((row) => regionOfRow(row, writesRegionCodes))
}

/**
 * What is known of the addresses of a country, two letters in any case. The formats of all countries are one file, loaded when a
 * form first needs them; regions come with a file of their country alone.
 */
export const loadAddressRules = async (country: string): Promise<AddressRules> => {
  const code = country.toLowerCase()
  const [{ addressFormats }, regions] = await Promise.all([
    import('./data/formats.gen.ts'),
    profileOf(code).formats.addresses.choosesRegion ? loadRegions(code) : null,
  ])
  const format = addressFormats.get(code) ?? usualFormat
  return {
    country: code,
    layout: layoutOf(code, format, regions),
    postalCode: postalCodeRule(format),
    regions,
  }
}
