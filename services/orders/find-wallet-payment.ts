import type { InferOutput } from 'valibot'
import {
  findWalletPayment as call,
  type WalletRedirectQuery,
} from '../../contract/payments/deferred-payment.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Where a payment in the wallet app goes on (DP-03). */
export const findWalletPayment = (
  http: Http,
  query: WalletRedirectQuery,
  signal?: AbortSignal,
): Promise<CallResult<InferOutput<typeof call.answer>>> =>
  http.call(call, { query, ...(signal ? { signal } : {}) })
