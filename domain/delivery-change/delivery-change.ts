import type { Delivery } from '../../contract/orders/order.ts'
import type { AddressDraft } from '../addresses/address-layout.types.ts'
import { type OrderStanding, type StandingFacts, standingOf, standingRefusal } from '../orders/standing.ts'
import { type SimpleStatus, simpleStatusOfLine } from '../status/simple-status.ts'

/** What the rule looks at: an order of the wire, or the host's row with its lines. */
export type DeliveryFacts = StandingFacts & { readonly delivery: Delivery | null }

/** Why the delivery of an order cannot be changed. `packed`: the warehouse has begun to pack it, or it is further. */
export type DeliveryRefusal = 'notDelivered' | 'cancelled' | 'cancellationPending' | 'unpaid' | 'packed'

const beforePacking: ReadonlySet<SimpleStatus> = new Set(['ordered', 'orderConfirmed'])

const isPacked = ({ group }: DeliveryFacts): boolean => {
  const statuses = group
    .flatMap(({ orderItems }) => orderItems)
    .map((line) => simpleStatusOfLine(line, 'SALES_ORDER'))
    .filter((status) => status !== 'cancelled')
  return statuses.length === 0 || statuses.some((status) => !beforePacking.has(status))
}

/**
 * Why the delivery of an order cannot be changed, or `null` where it can (BY-17). Page and host both ask here, the host under the lock of
 * the order's row. There is no hour until which it may: it ends when the first line is packed.
 */
export const deliveryRefusal = (
  order: DeliveryFacts,
  standing: OrderStanding = standingOf(order),
): DeliveryRefusal | null => {
  const refusal = standingRefusal('changeDelivery', standing)
  if (order.delivery === null || refusal === 'otherType') return 'notDelivered'
  if (refusal === 'cancelled' || refusal === 'cancellationPending') return refusal
  if (isPacked(order)) return 'packed'
  return standing.isPaymentDue ? 'unpaid' : null
}

export const canChangeDelivery = (order: DeliveryFacts): boolean => deliveryRefusal(order) === null

/** Where somebody may have an order sent: anywhere in its country, within the place that it goes to, or only where it goes. */
export type AddressReach = 'country' | 'place' | 'nowhere'

/**
 * How far the address may be moved (BY-19). A guest is known by an order number and a contact, which others may have read: they can correct
 * an address but not take a parcel elsewhere, and only where a mail tells whoever ordered.
 */
export const addressReach = (who: {
  readonly isMember: boolean
  readonly hasEmail: boolean
}): AddressReach => {
  if (who.isMember) return 'country'
  return who.hasEmail ? 'place' : 'nowhere'
}

type Place = Pick<AddressDraft, 'country' | 'code' | 'locality' | 'province'>

const folded = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .replaceAll(/[\s.,-]+/g, '')
    .toLowerCase()

/** The same postal code, or the same town and region where one of the two has none. */
const isSamePlace = (one: Place, other: Place): boolean => {
  const [code, otherCode] = [folded(one.code), folded(other.code)]
  if (code !== '' && otherCode !== '') return code === otherCode
  return folded(one.locality) === folded(other.locality) && folded(one.province) === folded(other.province)
}

/** Whether an order that goes to one address may be sent to another. The country never changes: price, tax and rules follow it. */
export const isWithinReach = (reach: AddressReach, from: Place, to: Place): boolean => {
  if (from.country.toLowerCase() !== to.country.toLowerCase() || reach === 'nowhere') return false
  return reach === 'country' || isSamePlace(from, to)
}
