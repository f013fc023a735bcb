import { addAddress, type SentDeliveryAddress, updateAddress } from '../../contract/addresses/address-book.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome, unconfirmed } from '../http/outcome.ts'

/** What is saved in whose book. */
export type SaveAddressTarget = {
  readonly upmId: string
  /** The address that is changed; `null` for one that is added. */
  readonly id: string | null
  /** Tells one save from another: the same for every try of it, and for the same address in another tab. */
  readonly mark: string
}
export type SavedAddress = { readonly id: string }

const rowOf = ({ id }: SaveAddressTarget) => (id === null ? addAddress : updateAddress)

/**
 * Adds an address to those of a member, or changes one (RA-02). An answer to a new one that has no id is an error of the
 * catalogue (RA-04).
 */
export const saveAddress = createChange({
  call: addAddress as typeof addAddress | typeof updateAddress,
  calls: [addAddress, updateAddress],
  callOf: rowOf,
  objectOf: ({ upmId, id, mark }: SaveAddressTarget) => [upmId, id, mark].filter(Boolean).join('.'),
  requestOf: (body: SentDeliveryAddress, { upmId, id }) => ({
    params: { upmId, ...(id !== null && { id }) },
    body,
  }),
  read: (answer, target): Outcome<SavedAddress> => {
    const id = target.id ?? answer.id
    return id
      ? done({ id })
      : unconfirmed({ code: 'no-id-on-address-add', devMessage: 'no Id on address add' })
  },
  isOncePerVisit: true,
})
