import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import type { AddressRules } from '../../domain/addresses/address-rules.types.ts'
import type { AddressList, ListAddressesInput } from '../../services/addresses/list-addresses.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AddressFormOutput, PendingSave } from './address-form/address-form.types.ts'

export type AddressBookInput = {
  /** The member's id; `null` for a guest, who has no book on the host. */
  readonly upmId: string | null
  /** What is known of the addresses of the country: only its own show (RA-01). */
  readonly rules: AddressRules
  /** The page's, two letters. */
  readonly language: string
  /** The address that the order left from; its id is `ship-from`. */
  readonly shipFrom: AddressBookEntry | null
  /** What was entered for this return before and stands in no book. */
  readonly entered: readonly AddressBookEntry[]
  readonly chosenId: string | null
}

export type AddressBookContext = AddressBookInput & {
  /** The member's own, as the host has them. */
  readonly saved: readonly AddressBookEntry[]
  /** They did not come. */
  readonly isIncomplete: boolean
  /** Index of the page that shows. */
  readonly page: number
  /** What the form begins with, and which address it changes. */
  readonly editing: { readonly address: AddressBookEntry | null; readonly id: string | null }
  readonly pending: PendingSave | null
  /** Addresses that were saved on this page. */
  readonly round: number
  /** The last change of a saved address counts for this return alone: the host did not take it (RA-04). */
  readonly isLocalOnly: boolean
}

export type AddressBookEvent =
  | { type: 'address.choose'; id: string }
  | { type: 'address.add' }
  | { type: 'address.edit'; id: string }
  | { type: 'addresses.next' }
  | { type: 'addresses.previous' }
  | { type: 'addresses.retry' }

export type AddressBookEmitted =
  /** `isEntered`: it stands in no book, so that whoever hears it keeps it. */
  { type: 'address.chosen'; address: AddressBookEntry; isEntered: boolean } | ErrorReported

export type FetchAddressesInput = ListAddressesInput
/** `pending`: a save of this browser whose outcome is not known. */
export type FetchAddressesResult = AddressList & { readonly pending: PendingSave | null }
export type FormEnd = AddressFormOutput

/** Views, as the states' tags name them; the form lies over the list. */
export const addressBookViews = ['loading', 'form', 'list'] as const
export type AddressBookTag = (typeof addressBookViews)[number]
