import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import type { Order } from '../../contract/orders/order.ts'
import { shipFromEntry } from '../addresses/address-entries.ts'

/** A courier finds it: a street and a place, in the country that the return is made in. */
const canBeFound = ({ line1, locality, province, code }: AddressBookEntry): boolean =>
  line1 !== null && (locality ?? province ?? code) !== null

/**
 * The address that an order left from, for a courier who comes for its return; `null` where the order's does not say enough.
 * `country` is that of the return, two letters.
 */
export const pickupAddressOf = (
  { shipFrom }: Pick<Order, 'shipFrom'>,
  country: string,
): AddressBookEntry | null => {
  const entry = shipFromEntry(shipFrom, country)
  return entry !== null && entry.country.toLowerCase() === country.toLowerCase() && canBeFound(entry)
    ? entry
    : null
}
