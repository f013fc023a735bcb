import { listOrders as call, type OrderHistory } from '../../contract/orders/orders.ts'
import { kindOnWire, type OrderFilter } from '../../domain/order-history/order-filter.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, type Failure, succeeded } from '../http/result.ts'

export type ListOrdersInput = {
  readonly kind: 'own' | 'partner'
  /** Two letters each; the country goes out in upper case (orders.md §7). */
  readonly country: string
  readonly language: string
  /** Where the page starts; `null` for the first. */
  readonly cursor: string | null
  /** What the list is narrowed to; left out where it is whole. */
  readonly filter?: OrderFilter
}

/** A filter as the wire has it. */
const onWire = ({ q, status, year, show }: OrderFilter) => ({
  search: q ?? null,
  status: status ?? null,
  year: year === undefined ? null : String(year),
  placedIn: null,
  ...(show ? kindOnWire[show] : { kind: null }),
})

const nothing: OrderHistory = { orderItems: [], pages: { next: null } }

/** One page of the history. A 404 is accepted as an empty history (HI-07). */
export const listOrders = async (
  http: Http,
  { kind, country, language, cursor, filter }: ListOrdersInput,
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
      ...(filter && onWire(filter)),
    },
    ...(signal ? { signal } : {}),
  })
  if (result.ok || !isNotFound(result.failure)) return result
  return succeeded(nothing)
}

const isNotFound = (failure: Failure): boolean => 'status' in failure && failure.status === 404
