import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import type { DeliveryChangeRequest } from '../../contract/orders/delivery-change.ts'
import type { Order } from '../../contract/orders/order.ts'
import {
  draftOfEntry,
  linesOfEntry,
  nameOfEntry,
  sentAddress,
  shipFromEntry,
} from '../addresses/address-entries.ts'
import { orderCountry } from '../orders/order-country.ts'
import { type DeliveryRefusal, deliveryRefusal } from './delivery-change.ts'
import { offeredDays } from './delivery-days.ts'

/** How an order is to be delivered: `address` is `null` where it goes already, `day` as soon as possible. */
export type DeliveryChoice = { readonly address: AddressBookEntry | null; readonly day: string | null }

/** What can be changed of an order's delivery, and how it is delivered now. */
export type DeliveryOffer = {
  readonly refusal: DeliveryRefusal | null
  /** Where it goes; `null` where nothing of it is known. */
  readonly address: AddressBookEntry | null
  readonly day: string | null
  /** Calendar dates that can be asked for, earliest first; the present one among them. */
  readonly days: readonly string[]
  readonly soonest: string | null
}

/** What an order of the wire offers at `now` (epoch milliseconds of the host's clock). `country` counts where the order has none. */
export const deliveryOffer = (order: Order, country: string, now: number): DeliveryOffer => {
  const { day = null, soonest = null } = order.delivery ?? {}
  const own = orderCountry(order, country)
  const offered = offeredDays({ soonest, country: own, now })
  return {
    refusal: deliveryRefusal(order),
    address: shipFromEntry(
      { address: order.shippingAddress, recipient: null, contactInformation: null },
      own,
    ),
    day,
    days: day === null || offered.includes(day) ? offered : [day, ...offered],
    soonest,
  }
}

const printed = (entry: AddressBookEntry): string =>
  [nameOfEntry(entry), ...linesOfEntry(entry)].join('\n').trim()

/** Whether a parcel would bear the same label. */
export const isSameAddress = (one: AddressBookEntry | null, other: AddressBookEntry | null): boolean =>
  one !== null && other !== null && printed(one) === printed(other)

/** What of a choice differs from how the order is delivered already. */
export const changesOf = (
  { address, day }: DeliveryChoice,
  offer: Pick<DeliveryOffer, 'address' | 'day'>,
): { readonly address: boolean; readonly day: boolean } => ({
  address: address !== null && !isSameAddress(address, offer.address),
  day: day !== offer.day,
})

/** A choice as it is asked for. */
export const requestOfChoice = (
  choice: DeliveryChoice,
  offer: Pick<DeliveryOffer, 'address' | 'day'>,
): DeliveryChangeRequest => ({
  address:
    choice.address !== null && changesOf(choice, offer).address
      ? { ...sentAddress(draftOfEntry(choice.address)), preferred: false }
      : null,
  day: choice.day,
})
