import * as v from 'valibot'
import { Contact, orNull } from '../wire/primitives.ts'
import { lineOf } from '../wire/text.ts'

const addressOf = <const Line extends v.GenericSchema<string>>(text: Line) => {
  const line = orNull(text)
  return v.object({
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
}

const recipientOf = <const Line extends v.GenericSchema<string>>(text: Line) => {
  const line = orNull(text)
  return v.object({ firstName: line, lastName: line, middleName: line })
}

const contactOf = <const Text extends v.GenericSchema<string>>(text: Text) =>
  v.object({ dayPhoneNumber: orNull(text), email: orNull(text) })

/** Postal address of an order (orders.md §3); `country` is ISO 3166 alpha-2. Names come with store and delivery views. */
export const Address = addressOf(v.string())
export type Address = v.InferOutput<typeof Address>

/** Phone number in two parts; digits only, the country code without `+`. */
export const PhoneNumber = v.object({ countryCode: v.string(), subscriberNumber: v.string() })

export const ContactInformation = contactOf(v.string())
export const Recipient = recipientOf(v.string())

/** Where the parcel left for: the address that returns start from. */
export const ShipFrom = v.object({
  address: orNull(Address),
  recipient: orNull(Recipient),
  contactInformation: orNull(ContactInformation),
})
export type ShipFrom = v.InferOutput<typeof ShipFrom>

/** Characters of one line of an address or one name that a request may carry; a label prints less. */
export const maxAddressLine = 120

/** The same parts as requests carry them, with limits. */
export const SentPhoneNumber = v.object({ countryCode: Contact, subscriberNumber: Contact })
export const SentContactInformation = contactOf(Contact)
export const SentShipFrom = v.object({
  address: orNull(addressOf(lineOf(maxAddressLine))),
  recipient: orNull(recipientOf(lineOf(maxAddressLine))),
  contactInformation: orNull(SentContactInformation),
})

/** Who changes an order, as requests say it. */
export const SentAuthorizationInfo = v.object({
  ...SentContactInformation.entries,
  phoneNumber: orNull(SentPhoneNumber),
})
