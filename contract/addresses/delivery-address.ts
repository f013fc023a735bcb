import * as v from 'valibot'
import { CountryCode, orNull } from '../wire/primitives.ts'

const line = orNull(v.string())

/** Id of the address that an order left from, among those of the book (returns.md §3). */
export const shipFromAddressId = 'ship-from'

/** Delivery address of the address book; `originalId` is kept locally and never sent (orders.md §3). */
export const DeliveryAddress = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  originalId: line,
  code: line,
  country: CountryCode,
  email: line,
  line1: line,
  line2: line,
  line3: line,
  locality: line,
  name: orNull(v.object({ nameGiven: line, nameFamily: line })),
  phone: line,
  preferred: v.optional(v.boolean(), false),
  province: line,
  zone: line,
})
export type DeliveryAddress = v.InferOutput<typeof DeliveryAddress>

const { name: _name, originalId: _originalId, ...flat } = DeliveryAddress.entries

/** The same as forms hold it, with the two names side by side (returns.md §3, "Formatted address book entry"). */
export const AddressBookEntry = v.object({ ...flat, nameFamily: line, nameGiven: line })
export type AddressBookEntry = v.InferOutput<typeof AddressBookEntry>
