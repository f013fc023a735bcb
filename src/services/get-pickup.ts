import { validationCodeHeader } from '../contract/link-code.ts'
import { getPickup as call, type PickupInteraction } from '../contract/pickup.ts'
import type { Http } from './http.ts'
import type { CallResult } from './result.ts'

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
  http.call(
    { ...call, access: 'link' },
    {
      params: { id },
      headers: { [validationCodeHeader.toLowerCase()]: code },
      ...(signal ? { signal } : {}),
    },
  )
