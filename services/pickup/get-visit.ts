import { getVisit as call, type VisitStanding } from '../../contract/pickup/visit.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type GetVisitInput = { readonly orderNumber: string }

/** When the shopper comes to fetch an order, and what could be brought along (BY-43). */
export const getVisit = (
  http: Http,
  { orderNumber }: GetVisitInput,
  signal?: AbortSignal,
): Promise<CallResult<VisitStanding>> =>
  http.call(call, { params: { orderNumber }, ...(signal ? { signal } : {}) })
