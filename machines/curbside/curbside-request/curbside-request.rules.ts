import { mostVehicleCharacters } from '../../../contract/pickup/pickup.ts'
import type { CurbsideRefusal } from './curbside-request.types.ts'

/** Tries again after a failure; then there is only contact (CU-07). */
export const mostRetries = 3

const refusals: readonly (readonly [string, CurbsideRefusal])[] = [
  ['store_closed', 'closed'],
  ['curbside_unavailable', 'noCurbside'],
  ['pickup_state', 'notReady'],
  ['order_not_found', 'badLink'],
]

/** What a refusal's reason, `400 store_closed`, means for the page; `null` for a failure that may pass. */
export const refusalOf = (reason: string | null): CurbsideRefusal | null =>
  refusals.find(([code]) => reason?.endsWith(code))?.[1] ?? null

/** As much of what was typed as may be sent, cut between characters (CU-02). */
export const shortVehicle = (typed: string): string => {
  if (typed.length <= mostVehicleCharacters) return typed
  const cut = typed.slice(0, mostVehicleCharacters)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

export const charactersLeft = (vehicle: string): number => mostVehicleCharacters - vehicle.length
