import { listOrders as call, type OrderHistory } from '../../contract/orders/orders.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, type Failure, succeeded } from '../http/result.ts'

export type ListOrdersInput = {
  readonly kind: 'own' | 'partner'
  /** Two letters each; the country goes out in upper case (orders.md §7). */
  readonly country: string
  readonly language: string
  /** Where the page starts; `null` for the first. */
  readonly cursor: string | null
}

const nothing: OrderHistory = { orderItems: [], pages: { next: null } }

/** One page of the history. A 404 is accepted as an empty history (HI-07). */
export const listOrders = async (
  http: Http,
  { kind, country, language, cursor }: ListOrdersInput,
  signal?: AbortSignal,
): Promise<CallResult<OrderHistory>> => {
  const result = await http.call(call, {
    query: {
      sort: 'orderSubmitDateDesc',
      country: country.toUpperCase(),
      language,
      giftcards: 'true',
      filter: kind === 'partner' ? 'type(PARTNER_SALES_ORDER)' : null,
      cursor,
    },
    ...(signal ? { signal } : {}),
  })
  if (result.ok || !isNotFound(result.failure)) return result
  return succeeded(nothing)
}

const isNotFound = (failure: Failure): boolean => 'status' in failure && failure.status === 404
