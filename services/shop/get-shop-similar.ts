import {
  type ShopSimilar,
  type ShopSimilarProduct,
  shopHeaders,
  getShopSimilar as v1,
  getShopSimilarV2 as v2,
} from '../../contract/shop/shop-similar.ts'
import type { SimilarRequest } from '../../domain/shop/shop-similar.ts'
import { suggestionsFor } from '../../domain/shop/suggestions.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, succeeded } from '../http/result.ts'

export type GetShopSimilarInput = {
  readonly request: SimilarRequest
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
}

/** Products like one of an order, by the version of the call that the request names (BA-03). */
export const getShopSimilar = async (
  http: Http,
  { request, country, language }: GetShopSimilarInput,
  signal?: AbortSignal,
): Promise<CallResult<ShopSimilar>> => {
  const products = await productsOf(http, request, { country, language }, signal ? { signal } : {})
  return products.ok ? succeeded(suggestionsFor(request.id, products.value)) : products
}

const productsOf = async (
  http: Http,
  { version, by, id }: SimilarRequest,
  { country, language }: { readonly country: string; readonly language: string },
  signal: { readonly signal?: AbortSignal },
): Promise<CallResult<readonly ShopSimilarProduct[]>> => {
  if (version === 'v2') {
    const headers = { [shopHeaders.country]: country, [shopHeaders.language]: language }
    const result = await http.call(v2, { query: { colorWays: id }, headers, ...signal })
    return result.ok ? succeeded(result.value.items) : result
  }
  const result = await http.call(v1, { query: { [by]: id, country, language }, ...signal })
  if (!result.ok) return result
  return succeeded('objects' in result.value ? result.value.objects : result.value.data)
}
