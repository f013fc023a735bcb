import { createHash } from 'node:crypto'
import type { Address } from '../../../contract/orders/address.ts'
import type { NewOrderPickup, NewStorePickup } from '../../db/tables/pickup/pickups.ts'
import { type PlaceRole, pickupPlaceList, placeOf } from '../stores/pickup-places.ts'
import { storeIdOf } from '../stores/sample-stores.ts'
import { type StoreEntry, storeList } from '../stores/store-list.ts'
import type { OrderSpec } from './order-spec.types.ts'
import type { Stage } from './stages.ts'

type Place = { readonly storeId: string; readonly role: PlaceRole | null; readonly entry: StoreEntry }

/** The place of a role in the country, else the first store of the country; `null` where it has none. */
export const pickupPlaceOf = (country: string, role: PlaceRole | null): Place | null => {
  const fits = pickupPlaceList.filter((candidate) => candidate.role === role)
  const found = fits.find((candidate) => candidate.country === country) ?? fits[0]
  if (found) return { storeId: storeIdOf(found.country, found.number), role, entry: found.entry }
  const [entry] = storeList[country] ?? []
  return entry ? { storeId: storeIdOf(country, 1), role: null, entry } : null
}

/** Address of the place as an order carries it. */
export const pickupAddressOf = (country: string, { entry }: Place): Partial<Address> => ({
  address1: entry.street,
  city: entry.city,
  state: entry.state,
  zipCode: entry.postalCode,
  country: country.toUpperCase(),
  pickUpLocation: entry.name,
})

/** Code of the curbside link. Made from the order's number, so that a sample's link is the same after every reset. */
export const sampleCode = (orderNumber: string): string =>
  createHash('sha256').update(`curbside ${orderNumber}`).digest('base64url').slice(0, 22)

const statusOf = (stage: Stage, place: Place): string => {
  if (stage === 'pickedUp') return 'PICKED_UP'
  if (stage !== 'pickupReady') return 'PREPARING'
  return place.role === 'pickupPoint' ? 'READY_FOR_CONSUMER_OR_CARRIER' : 'READY_FOR_PICK_UP'
}

/** How a sample order is picked up; `null` where it is not, or where its country has no store. */
export const storePickupOf = (spec: OrderSpec): NewStorePickup | null => {
  const place =
    spec.delivery === 'pickup' ? pickupPlaceOf(spec.market.country, spec.pickupRole ?? null) : null
  if (place === null) return null
  const { storeId, role } = place
  return {
    orderNumber: spec.orderNumber,
    storeId,
    place: role === null ? 'STORE' : placeOf(role),
    status: statusOf(spec.lines[0]?.stage ?? 'ordered', place),
    code: role === 'pickupPoint' ? null : sampleCode(spec.orderNumber),
  }
}

/** An arrival that the store's own people have noted before the shopper says anything. */
export const notedArrivalOf = (spec: OrderSpec): NewOrderPickup | null => {
  const pickup = spec.isNotedByStore ? storePickupOf(spec) : null
  if (pickup === null) return null
  const at = new Date(spec.now.getTime() - 4 * 60_000)
  return {
    id: `noted-${spec.orderNumber.toLowerCase()}`,
    orderNumber: spec.orderNumber,
    storeId: pickup.storeId,
    storeServiceId: 'CURBSIDE',
    notes: [{ authorType: 'STORE', content: 'Seen in bay 2', targetType: 'VEHICLE' }],
    notedBy: 'STORE',
    submittedAt: at,
    changedAt: at,
  }
}
