import { createPickup, getPickup, patchPickup } from '../../../../contract/pickup/pickup.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { changePickup, readPickup, requestPickup } from './pickups.usecases.ts'

/** Arrivals at the curb: told, asked after, and taken back. */
export const pickupCalls = (): readonly HandledCall[] => [
  handle(createPickup, ({ caller, body, db, now }) => requestPickup(db, { caller, body, now })),
  handle(getPickup, ({ caller, params, db }) => readPickup(db, caller, params.id)),
  handle(patchPickup, ({ caller, params, body, db, now }) =>
    changePickup(db, { caller, id: params.id, patch: body, now }),
  ),
]
