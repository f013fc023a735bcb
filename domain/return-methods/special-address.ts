import type { Address } from '../../contract/orders/address.ts'
import type { SpecialAddress } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'

type Place = Partial<Pick<Address, 'address1' | 'address2' | 'city' | 'state'>>

const wordsOf = (...parts: readonly (string | null | undefined)[]): readonly string[] =>
  parts
    .join(' ')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)

/** The special rule that an address of a country falls under, the first of its profile (returns.md §5); `null` for others. */
export const specialAddressOf = (country: string, address: Place | null): SpecialAddress | null => {
  if (address === null) return null
  const words = wordsOf(address.address1, address.address2, address.city)
  const region = (address.state ?? '').trim().toUpperCase()
  return (
    profileOf(country).returns.specialAddresses.find(
      (special) => special.words.some((word) => words.includes(word)) || special.regions.includes(region),
    ) ?? null
  )
}
