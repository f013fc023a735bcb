import * as v from 'valibot'
import { orNull } from '../wire/primitives.ts'

const line = orNull(v.string())

/** Postal address of an order (orders.md §3); `country` is ISO 3166 alpha-2. Names come with store and delivery views. */
export const Address = v.object({
  address1: line,
  address2: line,
  address3: line,
  address4: line,
  city: line,
  state: line,
  county: line,
  zipCode: line,
  country: line,
  iso2Country: line,
  firstName: line,
  lastName: line,
  middleName: line,
  pickUpLocation: line,
})
export type Address = v.InferOutput<typeof Address>

/** Phone number in two parts; digits only, the country code without `+`. */
export const PhoneNumber = v.object({ countryCode: v.string(), subscriberNumber: v.string() })

export const ContactInformation = v.object({ dayPhoneNumber: line, email: line })
export const Recipient = v.object({ firstName: line, lastName: line, middleName: line })

/** Where the parcel left for: the address that returns start from. */
export const ShipFrom = v.object({
  address: orNull(Address),
  recipient: orNull(Recipient),
  contactInformation: orNull(ContactInformation),
})
export type ShipFrom = v.InferOutput<typeof ShipFrom>
