import {
  createPickup as call,
  maxVehicleCharacters,
  type PickupInteraction,
} from '../../contract/pickup/pickup.ts'
import { asLine } from '../../contract/wire/text.ts'
import { curbsideService } from '../../domain/pickup/pickup-life.ts'
import { createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'

/** `code` is the link's: whoever holds it may say to be here. */
export type ArrivalTarget = {
  readonly orderNumber: string
  readonly storeId: string
  readonly code: string
}
/** What to look for, 1 to 100 characters. */
export type ArrivalRequest = { readonly vehicle: string }

/** A duplicate carries the id of the arrival that stands, where the host names it (CU-05). */
export type Arrival =
  | { readonly kind: 'accepted'; readonly interaction: PickupInteraction }
  | { readonly kind: 'duplicate'; readonly id: string | null }

/** Last part of `…/store/order_pickups/v1/{id}`. */
const idOf = (location: unknown): string | null =>
  typeof location === 'string' ? (/\/order_pickups\/v1\/([\w-]{1,64})$/.exec(location)?.[1] ?? null) : null

/** Tells the store that the shopper waits outside. A 409 names the arrival that the store knows already. */
export const announceArrival = createChange({
  call,
  objectOf: ({ orderNumber }: ArrivalTarget) => orderNumber,
  linkCodeOf: ({ code }) => code,
  requestOf: ({ vehicle }: ArrivalRequest, { orderNumber, storeId, code }) => ({
    body: {
      notes: [
        { authorType: 'CONSUMER', content: asLine(vehicle, maxVehicleCharacters), targetType: 'VEHICLE' },
      ],
      orderNumber,
      storeId,
      storeServiceId: curbsideService,
      validationCode: { type: 'QR', code },
    },
  }),
  read: (interaction) => done<Arrival>({ kind: 'accepted', interaction }),
  readRefusal: ({ status, problem, location }) =>
    status === 409 ? done<Arrival>({ kind: 'duplicate', id: idOf(location ?? problem?.location) }) : null,
})
