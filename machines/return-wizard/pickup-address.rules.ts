import { type AddressBookEntry, shipFromAddressId } from '../../contract/addresses/delivery-address.ts'
import type { Order } from '../../contract/orders/order.ts'
import { shipFromOf, withOrderContact } from '../../domain/addresses/address-entries.ts'
import type { OfferedMethod } from '../../domain/return-methods/offered-methods.ts'
import { pickupAddressOf } from '../../domain/return-methods/pickup-address.ts'
import type { ReturnDraft, ReturnWizardContext } from './return-wizard.types.ts'

type Chosen = Pick<ReturnWizardContext, 'draft' | 'address'>
type Known = Pick<ReturnWizardContext, 'address' | 'entered'> & {
  readonly order: Order
  /** Country that the order shipped from, two letters. */
  readonly country: string
}

/** The draft with the address of its way: where a courier comes for it, the one that the order left from is chosen ahead (RI-06). */
export const withPickupAddress = (
  draft: ReturnDraft,
  method: Pick<OfferedMethod, 'asksPickupAddress'> | null,
  { order, country, address: before, entered }: Known,
): Chosen => {
  if (method?.asksPickupAddress !== true) return { draft: { ...draft, addressId: null }, address: null }
  const own = pickupAddressOf(order, country)
  const addressId = draft.addressId ?? own?.id ?? null
  const known = [...(own === null ? [] : [own]), ...entered, ...(before === null ? [] : [before])]
  const address = known.find(({ id }) => id === addressId) ?? null
  return { draft: { ...draft, addressId }, address }
}

/** What was entered for this return and stands in no book, once an address was chosen. */
export const withEntered = (
  entered: readonly AddressBookEntry[],
  { address, isEntered }: { readonly address: AddressBookEntry; readonly isEntered: boolean },
): readonly AddressBookEntry[] => {
  if (!isEntered) return entered.filter(({ id }) => id !== address.id)
  return entered.some(({ id }) => id === address.id)
    ? entered.map((known) => (known.id === address.id ? address : known))
    : [...entered, address]
}

/**
 * The order as the return is made of it: collected from the chosen address, reached as the order says where that says nothing. The
 * order's own address goes as the order has it.
 */
export const collectedFrom = (order: Order, address: AddressBookEntry | null): Order =>
  address === null || address.id === shipFromAddressId
    ? order
    : {
        ...order,
        shipFrom: shipFromOf(withOrderContact(address, order.shipFrom?.contactInformation ?? null)),
      }
