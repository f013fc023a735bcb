import type { DropOffPointsNearby } from '../../contract/returns/drop-off-points.ts'
import type { DropOffSearch } from '../../domain/return-methods/drop-off-points.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ListDropOffPointsInput, ParcelPlace } from '../../services/returns/list-drop-off-points.ts'

export type DropOffPointsInput = {
  /** Whose points, where, and for what. */
  readonly of: DropOffSearch
  /** Where the parcel starts: points come nearest to it first. */
  readonly near: ParcelPlace
}

export type DropOffPointsContext = DropOffPointsInput & {
  /** What the shopper looks for instead; empty for where the parcel starts. */
  readonly text: string
  /** Pages that came, in order; they show beneath each other. */
  readonly pages: readonly DropOffPointsNearby[]
}

export type DropOffPointsEvent =
  | { type: 'points.open' }
  | { type: 'points.close' }
  | { type: 'points.find'; text: string }
  | { type: 'points.more' }
  | { type: 'points.retry' }

/** Views of the list, as the states' tags name them. */
export const dropOffPointsViews = ['loading', 'shown', 'adding', 'notAdded', 'empty', 'failed'] as const
export type DropOffPointsTag = (typeof dropOffPointsViews)[number]

export type FindPointsInput = ListDropOffPointsInput
export type FindPointsResult = CallResult<DropOffPointsNearby>
