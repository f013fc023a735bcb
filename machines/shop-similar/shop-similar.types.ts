import type { ShopSimilar } from '../../contract/shop/shop-similar.ts'
import type { SimilarRequest } from '../../domain/shop/shop-similar.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type ShopSimilarInput = {
  readonly request: SimilarRequest
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
}

export type ShopSimilarContext = ShopSimilarInput & {
  /** What came back; `null` until then. */
  readonly suggestions: ShopSimilar | null
}

export type ShopSimilarEvent =
  | { type: 'similar.open' }
  | { type: 'similar.close' }
  | { type: 'similar.retry' }

export type ShopSimilarEmitted = ErrorReported

/** What there is to look at, as the states' tags name it. */
export const similarViews = ['shown', 'empty', 'failed'] as const
export type ShopSimilarTag = (typeof similarViews)[number]

export type GetSimilarInput = ShopSimilarInput
export type GetSimilarResult = CallResult<ShopSimilar>
