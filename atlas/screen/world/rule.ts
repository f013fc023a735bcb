import * as v from 'valibot'
import { Address } from '../../../contract/orders/address.ts'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { defaultCountry } from '../../../domain/countries/profile-of.ts'
import type { SamplePlace } from './sample-world.types.ts'

/** Where a model's data are to be from. */
export type Wardrobe = {
  /** Two letters, lower case. */
  readonly country: string
  readonly catalog: Catalog
}

export type Thing = Readonly<Record<string, unknown>>
export type Rule = {
  /** Keys that such a thing has. */
  readonly has: readonly string[]
  readonly dressed: (thing: Thing, wardrobe: Wardrobe, place: SamplePlace) => Thing
}

/** Currency and country of models that name none of their own. */
export const usual = { currency: 'USD', iso2Country: defaultCountry.toUpperCase() }

export const isUsual = ({ iso2Country }: Thing) => (iso2Country ?? usual.iso2Country) === usual.iso2Country

type Recipient = Partial<Pick<Address, 'firstName' | 'lastName'>>

/** An address of a country, to somebody. */
export const addressIn = (
  { address }: SamplePlace,
  country: string,
  { firstName, lastName }: Recipient = {},
): Address => v.parse(Address, { ...address, firstName, lastName, country: country.toUpperCase() })
