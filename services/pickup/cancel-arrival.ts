import {
  patchPickup as call,
  type PickupInteraction,
  type PickupPatch,
} from '../../contract/pickup/pickup.ts'
import { type ByTarget, createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'

/** `code` is the curbside link's. */
export type CancelArrivalTarget = { readonly id: string; readonly code: string }

const cancelled: PickupPatch = [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }]

/** Takes an arrival back (ST-04). */
export const cancelArrival = createChange({
  call,
  objectOf: ({ id }: CancelArrivalTarget) => id,
  linkCodeOf: ({ code }) => code,
  requestOf: (_request: ByTarget, { id }) => ({ params: { id }, body: cancelled }),
  read: (interaction): Outcome<PickupInteraction> => done(interaction),
})
