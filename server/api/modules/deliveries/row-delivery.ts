import type { Address } from '../../../../contract/orders/address.ts'
import type { Delivery } from '../../../../contract/orders/order.ts'
import { shipFromEntry } from '../../../../domain/addresses/address-entries.ts'
import type { AddressDraft } from '../../../../domain/addresses/address-layout.types.ts'
import { soonestDay } from '../../../../domain/delivery-change/delivery-days.ts'
import { addressCountry } from '../../../../domain/orders/order-country.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'

const noAddress: Address = {
  address1: null,
  address2: null,
  address3: null,
  address4: null,
  city: null,
  state: null,
  county: null,
  zipCode: null,
  country: null,
  iso2Country: null,
  firstName: null,
  lastName: null,
  middleName: null,
  pickUpLocation: null,
}

type Delivered = Pick<
  OrderRow,
  'orderType' | 'orderClassification' | 'shippingAddress' | 'pickupAddress' | 'storeAddress' | 'deliveryDay'
>

/** How an order is delivered, as the wire carries it; `null` where it is fetched, was bought in a store, or is no sale of ours. */
export const deliveryOfRow = (
  order: Delivered,
  lines: readonly Pick<OrderLineRow, 'dates'>[],
): Delivery | null => {
  const { orderType, orderClassification, shippingAddress, pickupAddress, storeAddress } = order
  const isDelivered = shippingAddress !== null && pickupAddress === null && storeAddress === null
  if (orderType !== 'SALES_ORDER' || orderClassification === 'STORE' || !isDelivered) return null
  return { day: order.deliveryDay, soonest: soonestDay(lines.map(({ dates }) => dates)) }
}

/** Where an order goes, as forms hold addresses. */
export const deliveredTo = (order: Pick<OrderRow, 'shippingAddress' | 'country'>): AddressDraft => {
  const address: Address = { ...noAddress, ...order.shippingAddress }
  const entry = shipFromEntry(
    { address, recipient: null, contactInformation: null },
    addressCountry(address) ?? order.country,
  )
  if (entry === null) throw new Error('the order has no delivery address')
  const { id: _id, ...draft } = entry
  return draft
}
