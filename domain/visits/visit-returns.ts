import { goesToStore } from '../return-methods/return-label.ts'
import { isBeforeHandOver, nextReturnStatuses, returnStageOf } from '../return-progress/return-life.ts'

export type BroughtReturn = {
  /** As the return's order keeps it. */
  readonly method: string | null
  /** Raw statuses of its lines. */
  readonly statuses: readonly string[]
  /** The store that was picked for it; `null`: any of its country. */
  readonly storeId: string | null
  /** Two letters, lower case. */
  readonly country: string
}

export type TakingStore = { readonly storeId: string; readonly country: string }

/**
 * Whether a store can be handed a return: one that goes to a store, to this one or to any of its country, of which nothing was handed over
 * and that may become “returned at store” as at its counter (BY-47). Whoever comes with it, and the store's staff, are both asked this.
 */
export const takesReturn = (
  { method, statuses, storeId, country }: BroughtReturn,
  store: TakingStore,
): boolean =>
  goesToStore(method) &&
  country === store.country &&
  (storeId === null || storeId === store.storeId) &&
  statuses.length > 0 &&
  statuses.every(
    (raw) =>
      isBeforeHandOver(returnStageOf(raw)) &&
      nextReturnStatuses(raw, { isStoreReturn: true }).includes('returned at store'),
  )
