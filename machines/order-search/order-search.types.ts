import type { FilterParts, OrderFilter } from '../../domain/order-history/order-filter.ts'

export type OrderSearchInput = {
  /** What the address names. */
  readonly filter: OrderFilter
}

export type OrderSearchContext = {
  /** As it stands in the field, spaces included. */
  readonly words: string
  /** What is chosen beside the words. */
  readonly choices: Omit<OrderFilter, 'q'>
  /** What was asked for last, or named by the address. */
  readonly asked: OrderFilter
}

export type OrderSearchEvent =
  | { type: 'words.type'; words: string }
  | { type: 'filter.choose'; choice: Omit<FilterParts, 'q'> }
  | { type: 'search.submit' }
  | { type: 'search.clear' }
  /** The address names a filter: the one that was asked for, or another after back and forward. */
  | { type: 'address.change'; filter: OrderFilter }

/** `isRefined`: the words go on from a search that they have made already, so that its entry of the history may give way. */
export type OrderSearchEmitted = { type: 'search.asked'; filter: OrderFilter; isRefined: boolean }
