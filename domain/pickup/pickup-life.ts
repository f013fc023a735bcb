import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { readyStatuses } from '../../contract/pickup/store.ts'
import type { Flags } from '../../contract/session/experience.ts'

/** Who may move a pickup: the shopper takes it back, the store takes it on and hands it over. */
export type PickupMover = 'consumer' | 'store'

const moves: Readonly<Record<PickupStatus, Readonly<Record<PickupMover, readonly PickupStatus[]>>>> = {
  SUBMITTED: { consumer: ['CANCELLED_CONSUMER'], store: ['CLAIMED'] },
  CLAIMED: { consumer: ['CANCELLED_CONSUMER'], store: ['COMPLETE'] },
  COMPLETE: { consumer: [], store: [] },
  CANCELLED_CONSUMER: { consumer: [], store: [] },
}

/** Statuses that `mover` may give a pickup next (orders.md §4, "Store pickup interaction"). */
export const nextPickupStatuses = (status: PickupStatus, mover: PickupMover): readonly PickupStatus[] =>
  moves[status][mover]

/** The shopper still waits, so that its status is worth asking for (CU-04). */
export const isWaiting = (status: PickupStatus): boolean => status === 'SUBMITTED' || status === 'CLAIMED'

/** The order can be fetched (ST-03). */
export const isReadyForPickup = (status: string | null): boolean =>
  (readyStatuses as readonly (string | null)[]).includes(status)

/** How far a curbside visit has come, in per cent (CU-02, CU-03); a duplicate request is at 0. */
export type CurbsideProgress = 0 | 25 | 50 | 75 | 100

/** Service id of stores that bring an order to the car. */
export const curbsideService = 'CURBSIDE'

/**
 * Services of a store in a country, by its flag `enableCurbsidePickup`: without it no store there brings anything to the car
 * (SE-06). The host tells these, and accepts no others.
 */
export const offeredServices = (
  storeServices: readonly string[],
  { enableCurbsidePickup }: Pick<Flags, 'enableCurbsidePickup'>,
): string[] => storeServices.filter((service) => service !== curbsideService || enableCurbsidePickup)

/** Whether a store brings orders to the car. */
export const bringsToCar = (
  storeServices: readonly string[],
  flags: Pick<Flags, 'enableCurbsidePickup'>,
): boolean => offeredServices(storeServices, flags).includes(curbsideService)

/** Milliseconds after which a shopper whom nobody has come to is told to call the store (CU-08). */
export const callStoreAfterMs = 10 * 60_000
