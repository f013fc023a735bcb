import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import type { PickupStatus } from '../../../contract/pickup/pickup-status.ts'
import type { ErrorReported } from '../../actor-slot.ts'

export type ArrivalWatchInput = {
  readonly id: string
  /** The link's qrId. */
  readonly code: string
  /** The arrival as the host has told it; `null` after a reload, until the first poll. */
  readonly interaction: PickupInteraction | null
  /** What was known of it before that. */
  readonly knownStatus: PickupStatus | null
  /** Key of a cancellation from before a reload, whose outcome is not known. */
  readonly pendingCancelKey: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

export type ArrivalWatchContext = ArrivalWatchInput & {
  /** Polls in vain so far (CU-07). */
  readonly failures: number
  readonly outcome: ArrivalWatchOutput | null
}

export type ArrivalWatchEvent =
  | { type: 'status.retry' }
  /** Raised by the chart itself, so that the ten minutes count from what the store has said. */
  | { type: 'status.changed' }

export type ArrivalWatchEmitted = ErrorReported

/** How a wait ends. `gone`: the host knows no such arrival, so that the visit starts over. */
export type ArrivalWatchOutput =
  | { readonly kind: 'complete'; readonly interaction: PickupInteraction }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'gone' }

/** `lost`: the store cannot be reached. `overdue`: ten minutes and nobody came. */
export type ArrivalWatchTag = 'lost' | 'overdue'
