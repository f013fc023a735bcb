import type { StorePickup } from '../../contract/orders/store-pickup.ts'
import type { Store } from '../../contract/pickup/store.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type StorePickupInput = {
  readonly pickup: StorePickup
  /** The place, where it came with the page. */
  readonly store: Store | null
  /** Key of a cancellation from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
}

export type StorePickupContext = StorePickupInput

export type StorePickupEvent = { type: 'place.reload' }

export type StorePickupEmitted =
  /** The store expects nobody any more: what is kept of the order is out of date. */
  { type: 'arrival.cancelled' } | ErrorReported

export type GetPlaceResult = CallResult<Store>
