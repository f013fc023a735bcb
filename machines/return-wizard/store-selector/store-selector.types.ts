import type { StoresNearby } from '../../../contract/pickup/store-locations.ts'
import type { CallResult } from '../../../services/http/result.ts'
import type { StorePlace } from '../../../services/pickup/list-stores.ts'

export type StoreSelectorInput = {
  /** Where the parcel went: stores come nearest to it first. */
  readonly near: StorePlace
  /** Name, town or postal code that the shopper looks for; empty for all. */
  readonly search: string
}

export type StoreSelectorContext = StoreSelectorInput & {
  /** Pages that came, in order; three stores each (RM-06). */
  readonly pages: readonly StoresNearby[]
  /** Index of the page that shows. */
  readonly page: number
}

export type StoreSelectorEvent =
  | { type: 'stores.next' }
  | { type: 'stores.previous' }
  | { type: 'stores.retry' }
  | { type: 'stores.search'; search: string }

/** Views of the list, as the states' tags name them. */
export const storeSelectorViews = ['loading', 'stores', 'empty', 'failed'] as const
export type StoreSelectorTag = (typeof storeSelectorViews)[number]

export type FindStoresInput = StoreSelectorInput & { readonly cursor: string | null }
export type FindStoresResult = CallResult<StoresNearby>
