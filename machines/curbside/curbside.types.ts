import type { PickupInteraction } from '../../contract/pickup/pickup.ts'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import type { Store } from '../../contract/pickup/store.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

/** What a curbside link must name (CU-01). */
export type CurbsideGap = 'orderNumber' | 'storeId' | 'qrId'

/** An arrival as it is kept in the browser by order (CU-06). */
export type KeptInteraction = { readonly id: string; readonly status: PickupStatus | null }

export type CurbsideInput = {
  readonly orderNumber: string | null
  readonly storeId: string | null
  /** The link's qrId. */
  readonly code: string | null
  /** The store, where the page came with it. */
  readonly store: Store | null
  /** From the link's storeInteractionId, else what was kept from before a reload (CU-06, CU-09). */
  readonly known: KeptInteraction | null
  /** Keys of changes from before a reload, whose outcome is not known, and what was typed before it. */
  readonly pending: {
    readonly requestKey: string | null
    readonly cancelKey: string | null
    readonly vehicle: string
  }
  /** Flag of the country. */
  readonly enableCurbsidePickup: boolean
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

export type CurbsideContext = CurbsideInput & {
  /** Of the store that did not load: HTTP status, `null` where no answer came. */
  readonly failedStatus: number | null
  readonly interaction: PickupInteraction | null
  /** Tries so far at the store (CU-07). */
  readonly failures: number
}

export type CurbsideEvent = { type: 'store.reload' } | { type: 'visit.begin' }

export type CurbsideEmitted = ErrorReported

export type GetStoreResult = CallResult<Store>

/** Views, as the states' tags name them. */
export const curbsideViews = [
  'loading',
  'missingParams',
  'loadFailed',
  'noCurbside',
  'storeClosed',
  'ready',
  'notReady',
  'badLink',
  'waiting',
  'complete',
  'duplicate',
  'cancelled',
] as const
