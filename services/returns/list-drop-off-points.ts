import {
  listDropOffPoints as call,
  type DropOffPointsNearby,
} from '../../contract/returns/drop-off-points.ts'
import type { DropOffSearch } from '../../domain/return-methods/drop-off-points.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Where a parcel starts: what is known of its address. */
export type ParcelPlace = {
  readonly postalCode: string | null
  readonly city: string | null
  readonly state: string | null
}

export type ListDropOffPointsInput = DropOffSearch & {
  readonly near: ParcelPlace
  /** A town, a postal code, or part of a point's name or street; empty for the place itself. */
  readonly text: string
  /** Where the page starts; `null` for the first. */
  readonly cursor: string | null
}

/** One page of the points where a carrier takes parcels, nearest first (RM-10). */
export const listDropOffPoints = (
  http: Http,
  { country, carrier, service, near, text, cursor }: ListDropOffPointsInput,
  signal?: AbortSignal,
): Promise<CallResult<DropOffPointsNearby>> =>
  http.call(call, {
    query: {
      serviceCountryCode: country.toUpperCase(),
      serviceSCACCode: carrier,
      service,
      postalCode: near.postalCode || null,
      city: near.city || null,
      state: near.state || null,
      search: text || null,
      cursor,
    },
    ...(signal ? { signal } : {}),
  })
