import { listAddresses as call } from '../../contract/addresses/address-book.ts'
import type { DeliveryAddress } from '../../contract/addresses/delivery-address.ts'
import type { Http } from '../http/http.ts'
import type { Failure } from '../http/result.ts'

export type ListAddressesInput = { readonly upmId: string }

/** Addresses of a member; a failure is an empty list (returns.md §7), which says why it is empty. */
export type AddressList = {
  readonly addresses: readonly DeliveryAddress[]
  readonly failure: Failure | null
}

/** The member's address book, of every country (RA-01). */
export const listAddresses = async (
  http: Http,
  { upmId }: ListAddressesInput,
  signal?: AbortSignal,
): Promise<AddressList> => {
  const result = await http.call(call, { params: { upmId }, ...(signal ? { signal } : {}) })
  return result.ok
    ? { addresses: result.value.objects, failure: null }
    : { addresses: [], failure: result.failure }
}
