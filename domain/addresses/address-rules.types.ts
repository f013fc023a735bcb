import type { AddressLayout, Region } from './address-layout.types.ts'

/** A region with what its postal codes begin with. */
export type RegionOfTable = Region & {
  /** ISO 3166-2 without the country. */
  readonly code: string
  /** `null` where the metadata does not say. */
  readonly postalCodes: RegExp | null
}

/** What is known of the addresses of a country: enough to lay out a form, to check it and to write it as its post does. */
export type AddressRules = {
  /** Two letters, lower case. */
  readonly country: string
  readonly layout: AddressLayout
  /** `null` where postal codes have no form that is known. */
  readonly postalCode: PostalCodeRule | null
  /** Regions to choose from (RA-03); `null` where regions are typed. */
  readonly regions: readonly RegionOfTable[] | null
}

export type PostalCodeRule = {
  readonly pattern: RegExp
  /** The same as the country writes it, where a blank or hyphen may be left out; that is how codes are kept. */
  readonly written: RegExp
  /** Mark that some people write before the code, such as `L-`. */
  readonly mark: string
}
