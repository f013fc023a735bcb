import type { SentDeliveryAddress } from '../../contract/addresses/address-book.ts'
import {
  type AddressBookEntry,
  type DeliveryAddress,
  shipFromAddressId,
} from '../../contract/addresses/delivery-address.ts'
import type { Address, ShipFrom } from '../../contract/orders/address.ts'
import { addressLines, addressName } from '../orders/address-lines.ts'
import { addressCountry } from '../orders/order-country.ts'
import type { AddressDraft } from './address-layout.types.ts'
import { givenEmail, givenLine, givenPhone } from './given-text.ts'

/** Text without blanks around it; `null` where there is none. */
const given = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

/** An empty form for a country (two letters, lower case). */
export const emptyDraft = (country: string): AddressDraft => ({
  code: null,
  country,
  email: null,
  line1: null,
  line2: null,
  line3: null,
  locality: null,
  nameFamily: null,
  nameGiven: null,
  phone: null,
  preferred: false,
  province: null,
  zone: null,
})

/** An entry of the book as a form begins with it. */
export const draftOfEntry = ({ id: _id, ...draft }: AddressBookEntry): AddressDraft => draft

/** The same with the id that it has in the book. */
export const entryOfDraft = (draft: AddressDraft, id: string): AddressBookEntry => ({ ...draft, id })

/** What a form holds, as requests carry it: tidied, a phone by its digits, what is empty left out as `null`. */
export const sentAddress = (draft: AddressDraft): SentDeliveryAddress => {
  const [nameGiven, nameFamily] = [givenLine(draft.nameGiven), givenLine(draft.nameFamily)]
  return {
    code: givenLine(draft.code),
    country: draft.country,
    email: givenEmail(draft.email),
    line1: givenLine(draft.line1),
    line2: givenLine(draft.line2),
    line3: givenLine(draft.line3),
    locality: givenLine(draft.locality),
    name: nameGiven === null && nameFamily === null ? null : { nameGiven, nameFamily },
    phone: givenPhone(draft.phone, draft.country),
    preferred: draft.preferred,
    province: givenLine(draft.province),
    zone: givenLine(draft.zone),
  }
}

/** What requests and suggestions carry, as a form holds it. */
export const draftOfSent = ({ name, ...address }: SentDeliveryAddress): AddressDraft => ({
  ...address,
  nameGiven: name?.nameGiven ?? null,
  nameFamily: name?.nameFamily ?? null,
})

/** An address of the book as forms and lists hold it (returns.md §3, "Formatted address book entry"). */
export const entryOfAddress = ({
  name,
  originalId: _originalId,
  ...address
}: DeliveryAddress): AddressBookEntry => ({
  ...address,
  nameGiven: name?.nameGiven ?? null,
  nameFamily: name?.nameFamily ?? null,
})

/** Only addresses of the current country are kept (returns.md §3). */
export const ofCountry = <Entry extends Pick<AddressBookEntry, 'country'>>(
  entries: readonly Entry[],
  country: string,
): readonly Entry[] => entries.filter((entry) => entry.country === country.toLowerCase())

/**
 * The address that an order left from as an entry of the book, with the e-mail and the phone of its contact (returns.md §3);
 * `null` where the order has none. `country` counts where the address does not name its own.
 */
export const shipFromEntry = (shipFrom: ShipFrom | null, country: string): AddressBookEntry | null => {
  if (!shipFrom?.address) return null
  const { address, recipient, contactInformation } = shipFrom
  return {
    id: shipFromAddressId,
    code: given(address.zipCode),
    country: addressCountry(address) ?? country.toLowerCase(),
    email: given(contactInformation?.email),
    line1: given(address.address1),
    line2: given(address.address2),
    line3:
      [address.address3, address.address4]
        .map(given)
        .filter((line) => line !== null)
        .join(', ') || null,
    locality: given(address.city),
    nameFamily: given(recipient?.lastName) ?? given(address.lastName),
    nameGiven: given(recipient?.firstName) ?? given(address.firstName),
    phone: given(contactInformation?.dayPhoneNumber),
    preferred: false,
    province: given(address.state),
    zone: given(address.county),
  }
}

/** The same for any entry: what it lacks of e-mail and phone is the order's (returns.md §3). */
export const withOrderContact = (
  entry: AddressBookEntry,
  contact: ShipFrom['contactInformation'],
): AddressBookEntry => ({
  ...entry,
  email: given(entry.email) ?? given(contact?.email),
  phone: given(entry.phone) ?? given(contact?.dayPhoneNumber),
})

/** An entry as the address of an order, with the names on it. */
export const orderAddressOf = (entry: Omit<AddressBookEntry, 'id'>): Address => ({
  address1: entry.line1,
  address2: entry.line2,
  address3: entry.line3,
  address4: null,
  city: entry.locality,
  state: entry.province,
  county: entry.zone,
  zipCode: entry.code,
  country: entry.country.toUpperCase(),
  iso2Country: entry.country.toUpperCase(),
  firstName: entry.nameGiven,
  lastName: entry.nameFamily,
  middleName: null,
  pickUpLocation: null,
})

/** Where a parcel is fetched, as the request for a return carries it: the address without its id (returns.md §3, RS-01). */
export const shipFromOf = (entry: AddressBookEntry): ShipFrom => {
  const { firstName, lastName, ...address } = orderAddressOf(entry)
  return {
    address: { ...address, firstName: null, lastName: null },
    recipient: { firstName, lastName, middleName: null },
    contactInformation: { dayPhoneNumber: givenPhone(entry.phone, entry.country), email: entry.email },
  }
}

/** Name of an entry as its country writes names; empty where nobody is named. */
export const nameOfEntry = (entry: Omit<AddressBookEntry, 'id'>): string => addressName(orderAddressOf(entry))

/** Lines of an entry as its country prints them, without name and country (RA-03). */
export const linesOfEntry = (entry: Omit<AddressBookEntry, 'id'>): readonly string[] =>
  addressLines(orderAddressOf(entry))
