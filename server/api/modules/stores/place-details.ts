import { eq } from 'drizzle-orm'
import { getPickupPoint, getStore, type PlaceDetails } from '../../../../contract/pickup/pickup-place.ts'
import type { Store } from '../../../../contract/pickup/store.ts'
import { offeredServices } from '../../../../domain/pickup/pickup-life.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type StoreRow, stores } from '../../../db/tables/stores.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'

/** What tells a carrier's pickup point from a store of the shop's own. */
export const pickupPointType = 'PICKUP_POINT'

export const isPickupPoint = ({ facilityType }: Pick<Store, 'facilityType'>): boolean =>
  facilityType === pickupPointType

const detailsOf = (store: Store, storeServices: string[]): PlaceDetails => ({
  id: store.storeId,
  name: store.name ?? store.storeName,
  phone: store.phone ?? store.telephone,
  storeServices,
  facilityType: store.facilityType,
  address: {
    address1: store.address1,
    address2: store.address2,
    address3: store.address3,
    city: store.city,
    area: store.area,
    state: store.state,
    postalCode: store.postalCode,
    iso2Country: store.iso2Country,
  },
  gps: store.gps,
  operationalDetails: {
    timezone: store.timezone,
    pickupHours: store.pickupHours,
    operationHours: store.operationHours,
  },
})

/** What a store offers, by the flags of its country. */
export const offeredBy = async (db: Database, { country, store }: StoreRow): Promise<string[]> =>
  offeredServices(store.storeServices, await flagsForCountry(db, country))

const readPlace = async (db: Database, id: string, point: boolean): Promise<PlaceDetails> => {
  const [row] = await db.select().from(stores).where(eq(stores.storeId, id))
  if (!row || isPickupPoint(row.store) !== point) throw problem('store_not_found')
  return detailsOf(row.store, await offeredBy(db, row))
}

/** One store, or one pickup point (ST-03). */
export const placeCalls = (): readonly HandledCall[] => [
  handle(getStore, ({ params, db }) => readPlace(db, params.id, false)),
  handle(getPickupPoint, ({ params, db }) => readPlace(db, params.id, true)),
]
