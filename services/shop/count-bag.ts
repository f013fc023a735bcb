import { getCart } from '../../contract/shop/cart.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, succeeded } from '../http/result.ts'

/** Pieces in the shopper's bag of a country (two letters, lower case). */
export const countBag = async (
  http: Http,
  { country }: { readonly country: string },
  signal?: AbortSignal,
): Promise<CallResult<number>> => {
  const result = await http.call(getCart, { query: { country }, ...(signal ? { signal } : {}) })
  return result.ok ? succeeded(result.value.payload.data.totals.quantity) : result
}
