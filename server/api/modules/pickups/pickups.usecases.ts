import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { StorePickup } from '../../../../contract/orders/store-pickup.ts'
import {
  getPickup,
  type PickupInteraction,
  type PickupPatch,
  type PickupRequest,
} from '../../../../contract/pickup/pickup.ts'
import { standingRefusal } from '../../../../domain/orders/standing.ts'
import {
  bringsToCar,
  curbsideService,
  isReadyForPickup,
  nextPickupStatuses,
} from '../../../../domain/pickup/pickup-life.ts'
import { isStoreClosed } from '../../../../domain/pickup/store-hours.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { OrderPickupRow } from '../../../db/tables/pickup/pickups.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { queueOutcomeMail } from '../mail/queue-outcome.ts'
import { mayAccess, orderNotFound, sameSecret } from '../orders/order-access.ts'
import { readStanding } from '../orders/row-standing.ts'
import { collectByOf } from '../stores/collect-by.ts'
import {
  type ArrivalWithOrder,
  findArrival,
  findStandingArrival,
  findStorePickup,
  insertArrival,
  lockOrderRow,
  lockStorePickup,
  setArrivalStatus,
} from './pickups.repository.ts'

/** An arrival on the wire; the link's code is never told. */
const wireArrival = (arrival: OrderPickupRow): v.InferInput<typeof PickupInteraction> => ({
  id: arrival.id,
  status: arrival.status,
  notes: [...arrival.notes],
  orderNumber: arrival.orderNumber,
  storeId: arrival.storeId,
  storeServiceId: arrival.storeServiceId,
  validationCode: null,
  submittedAt: arrival.submittedAt.toISOString(),
  error: null,
})

/** Where an arrival is answered, under the API's base. */
const locationOf = (id: string): string => `/api${getPickup.path.replace('{id}', id)}`

/** The arrival that stands already. What the store has noted itself is not the shopper's to follow: it is not named. */
const duplicateOf = ({ id, notedBy }: OrderPickupRow) =>
  problem('pickup_duplicate', notedBy === 'SHOPPER' ? { location: locationOf(id) } : {})

type PickupAsk = {
  readonly caller: Caller
  readonly body: PickupRequest
  /** Two letters: what the shopper reads, for the mail once it is handed over. */
  readonly language: string
  readonly now: Date
}

/**
 * Tells the store that the shopper is here. The link's code must be the one of this order at this store: an unknown order,
 * another store and a wrong code are one and the same `order_not_found`. Refuses with `pickup_duplicate`, `pickup_state`
 * where the order is not ready, or is cancelled or about to be, `curbside_unavailable` where the store or its country
 * (`enableCurbsidePickup`) brings nothing out, `store_closed` and `rate_limited`.
 */
export const requestPickup = async (
  tx: Database,
  { caller, body, language, now }: PickupAsk,
): Promise<v.InferInput<typeof PickupInteraction>> => {
  const order = await lockOrderRow(tx, body.orderNumber)
  const found = await lockStorePickup(tx, body.orderNumber)
  const code = found?.pickup.code
  const isTheirs = sameSecret(code, body.validationCode.code)
  const isHeaders = caller.kind !== 'link' || sameSecret(code, caller.code)
  if (!found || !isTheirs || !isHeaders || found.pickup.storeId !== body.storeId) throw orderNotFound()
  const standing = await findStandingArrival(tx, body.orderNumber)
  if (standing) throw duplicateOf(standing)
  const isAdmitted = order !== null && standingRefusal('pickup', await readStanding(tx, order)) === null
  if (!isAdmitted || !isReadyForPickup(found.pickup.status)) throw problem('pickup_state')
  const { store } = found
  if (!store || body.storeServiceId !== curbsideService) throw problem('curbside_unavailable')
  const flags = await flagsForCountry(tx, store.country)
  if (!bringsToCar(store.store.storeServices, flags)) throw problem('curbside_unavailable')
  if (isStoreClosed(store.store, now.getTime())) throw problem('store_closed')
  await countWithin(tx, orderRequestLimits.pickup, body.orderNumber)
  const arrival = await insertArrival(tx, {
    id: randomUUID(),
    orderNumber: body.orderNumber,
    storeId: body.storeId,
    storeServiceId: body.storeServiceId,
    notes: body.notes,
    language,
    submittedAt: now,
    changedAt: now,
  })
  return wireArrival(arrival)
}

/** Whose order it is, or who holds its link. What the store noted itself is the owner's alone. */
const maySee = (found: ArrivalWithOrder | undefined, caller: Caller): boolean => {
  if (caller.kind === 'link') {
    const isTheirs = sameSecret(found?.code, caller.code)
    return isTheirs && found?.arrival.notedBy === 'SHOPPER'
  }
  return mayAccess(found?.order, caller)
}

const findOwn = async (db: Database, caller: Caller, id: string, lock: boolean): Promise<OrderPickupRow> => {
  const found = await findArrival(db, id, { lock })
  if (!maySee(found, caller) || !found) throw problem('pickup_not_found')
  return found.arrival
}

/** How an arrival stands, for the owner of its order or whoever holds its link; `pickup_not_found` for everybody else. */
export const readPickup = async (
  db: Database,
  caller: Caller,
  id: string,
): Promise<v.InferInput<typeof PickupInteraction>> => wireArrival(await findOwn(db, caller, id, false))

type PickupChange = {
  readonly caller: Caller
  readonly id: string
  readonly patch: PickupPatch
  /** Two letters, for the mail about it. */
  readonly language: string
  readonly now: Date
}

/** Takes an arrival back (ST-04), and mails that the order stays. The same once more changes nothing; a move that consumers do not make is a `pickup_state`. */
export const changePickup = async (
  boss: AppDeps['boss'],
  tx: Database,
  { caller, id, patch, language, now }: PickupChange,
): Promise<v.InferInput<typeof PickupInteraction>> => {
  const arrival = await findOwn(tx, caller, id, true)
  const status = patch[0]?.value ?? arrival.status
  if (status === arrival.status) return wireArrival(arrival)
  if (!nextPickupStatuses(arrival.status, 'consumer').includes(status)) {
    throw problem('pickup_state', {
      detail: `A shopper does not make a pickup that is ${arrival.status} ${status}.`,
    })
  }
  const changed = await setArrivalStatus(tx, id, status, now)
  await queueOutcomeMail(boss, tx, {
    kind: 'pickupCanceled',
    orderNumber: arrival.orderNumber,
    language,
    now,
  })
  return wireArrival(changed)
}

/** How an order is picked up, as part of the order: only its owner gets to read it. */
export const readStorePickup = async (
  db: Database,
  order: Pick<OrderRow, 'orderNumber' | 'country' | 'shipFrom'>,
  lines: readonly Pick<OrderLineRow, 'dates'>[],
): Promise<v.InferInput<typeof StorePickup> | null> => {
  const found = await findStorePickup(db, order.orderNumber)
  if (!found) return null
  const { pickup, store } = found
  const arrival = await findStandingArrival(db, order.orderNumber)
  return {
    storeId: pickup.storeId,
    place: pickup.place,
    status: pickup.status,
    collectBy: collectByOf({ order, lines, store }),
    qrId: pickup.code,
    interaction: arrival ? { id: arrival.id, status: arrival.status } : null,
  }
}
