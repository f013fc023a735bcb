import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import { viewOf } from '../view-of.ts'
import type { addressBookMachine } from './address-book.machine.ts'
import { addressesPerPage, listedAddresses } from './address-book.rules.ts'
import { type AddressBookTag, addressBookViews } from './address-book.types.ts'
import type { addressFormMachine } from './address-form/address-form.machine.ts'

type Snapshot = SnapshotFrom<typeof addressBookMachine>

export type AddressBookView = AddressBookTag

export const selectBookView: (snapshot: Snapshot) => AddressBookView = viewOf(addressBookViews, 'loading')

type AddressPage = {
  readonly addresses: readonly AddressBookEntry[]
  /** Number of the first address on the page, from 1. */
  readonly first: number
  readonly all: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/** The page that shows (RA-01). */
export const addressPage = ({ context }: Snapshot): AddressPage => {
  const listed = listedAddresses(context)
  const start = context.page * addressesPerPage
  return {
    addresses: listed.slice(start, start + addressesPerPage),
    first: start + 1,
    all: listed.length,
    hasPrevious: start > 0,
    hasNext: start + addressesPerPage < listed.length,
  }
}

/** The form over the list, while there is one. */
export const selectAddressForm = ({
  children,
}: Snapshot): ActorRefFrom<typeof addressFormMachine> | undefined =>
  children.addressForm as ActorRefFrom<typeof addressFormMachine> | undefined
