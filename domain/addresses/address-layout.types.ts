import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'

/** An address as a form holds it, before it has an id; what is empty is `null`. */
export type AddressDraft = Omit<AddressBookEntry, 'id'>

/** Fields that a form may have, by their names in the draft. */
export type AddressFieldName = Exclude<keyof AddressDraft, 'country'>

/** What a country calls a field; the words are in the catalogs. */
export type AddressLabel =
  | 'givenName'
  | 'familyName'
  | 'street'
  | 'building'
  | 'moreStreet'
  | 'city'
  | 'postTown'
  | 'suburb'
  | 'cityOrDistrict'
  | 'district'
  | 'neighborhood'
  | 'township'
  | 'townland'
  | 'village'
  | 'state'
  | 'province'
  | 'prefecture'
  | 'region'
  | 'county'
  | 'emirate'
  | 'island'
  | 'doSi'
  | 'oblast'
  | 'postalCode'
  | 'zipCode'
  | 'pinCode'
  | 'eircode'
  | 'phone'
  | 'email'
  | 'preferred'

/** A region of a country's table (RA-03). */
export type Region = {
  /** What stands in `province`. */
  readonly key: string
  /** In the country's own language, and in Latin letters where that is another. */
  readonly name: string
  readonly latinName: string | null
}

export type AddressField = {
  readonly name: AddressFieldName
  readonly label: AddressLabel
  readonly isRequired: boolean
  /** Token of the browser's autofill (HTML, "autofill field name"); `null` for a tick. */
  readonly autoComplete: string | null
  /** Regions to choose from; `null` for a field that is typed. */
  readonly regions: readonly Region[] | null
}

/** Rows of a form, in the order of the country; fields of one row stand beside each other where there is room. */
export type AddressLayout = { readonly rows: readonly (readonly AddressField[])[] }

/** One thing that is wrong with a draft. */
export type AddressError = {
  readonly field: AddressFieldName
  readonly code: 'required' | 'tooLong' | 'postalCode' | 'region' | 'phone' | 'email'
}
