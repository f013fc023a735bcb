import { getRefundStatus as call, type RefundStatus } from '../../contract/orders/refund-status.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type GetRefundStatusInput = { readonly orderNumber: string }

/** All the money that goes back for a sales order (BY-57). */
export const getRefundStatus = (
  http: Http,
  { orderNumber }: GetRefundStatusInput,
  signal?: AbortSignal,
): Promise<CallResult<RefundStatus>> =>
  http.call(call, { params: { orderNumber }, ...(signal ? { signal } : {}) })
