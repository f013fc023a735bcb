import { fromPromise } from 'xstate'
import { listAddresses } from '../../services/addresses/list-addresses.ts'
import { addressBookMachine } from './address-book.machine.ts'
import type { FetchAddressesInput, FetchAddressesResult } from './address-book.types.ts'
import {
  type AddressFormDeps,
  createAddressFormMachine,
  pendingSave,
} from './address-form/address-form.actors.ts'

/** The address book with its calls. */
export const createAddressBookMachine = (deps: AddressFormDeps) =>
  addressBookMachine.provide({
    actors: {
      fetchAddresses: fromPromise<FetchAddressesResult, FetchAddressesInput>(async ({ input, signal }) => {
        const list = await listAddresses(deps.http, input, signal)
        return { ...list, pending: pendingSave(deps, input.upmId) }
      }),
      addressForm: createAddressFormMachine(deps),
    },
  })
