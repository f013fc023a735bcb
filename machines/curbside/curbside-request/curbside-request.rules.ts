import { maxVehicleCharacters } from '../../../contract/pickup/pickup.ts'
import type {
  ArrivalAttemptInput,
  ArrivalAttemptOutput,
  CurbsideRefusal,
  CurbsideRequestContext,
} from './curbside-request.types.ts'

/** Tries again after a failure; then there is only contact (CU-07). */
export const maxRetries = 3

const refusals: Readonly<Record<string, CurbsideRefusal>> = {
  store_closed: 'closed',
  curbside_unavailable: 'noCurbside',
  pickup_state: 'notReady',
  order_not_found: 'badLink',
}

/** What a refusal means for the page; `null` for a failure that may pass. */
export const refusalIn = (output: ArrivalAttemptOutput): CurbsideRefusal | null =>
  output.kind === 'refused' ? (refusals[output.code] ?? null) : null

type Context = Pick<CurbsideRequestContext, 'orderNumber' | 'storeId' | 'code' | 'vehicle' | 'pendingKey'>

/** What is told to the store; without a description there is nothing to tell, but an outcome to look up. */
export const attemptOf = ({
  orderNumber,
  storeId,
  code,
  vehicle,
  pendingKey,
}: Context): ArrivalAttemptInput => ({
  target: { orderNumber, storeId, code },
  request: vehicle.trim() === '' ? null : { vehicle: vehicle.trim() },
  pendingKey,
})

/** As much of what was typed as may be sent, cut between characters (CU-02). */
export const shortVehicle = (typed: string): string => {
  if (typed.length <= maxVehicleCharacters) return typed
  const cut = typed.slice(0, maxVehicleCharacters)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

export const charactersLeft = (vehicle: string): number => maxVehicleCharacters - vehicle.length
