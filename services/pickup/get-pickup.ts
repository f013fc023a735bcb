import { getPickup as call, type PickupInteraction } from '../../contract/pickup/pickup.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type GetPickupInput = {
  readonly id: string
  /** Code of the link that authorises. */
  readonly code: string
}

/** How the store is doing with an arrival (CU-04). */
export const getPickup = (
  http: Http,
  { id, code }: GetPickupInput,
  signal?: AbortSignal,
): Promise<CallResult<PickupInteraction>> =>
  http.call(call, { params: { id }, linkCode: code, ...(signal ? { signal } : {}) })
