import {
  checkGiftCard as call,
  type GiftCardBalance,
  type GiftCardCheck,
} from '../../contract/payments/gift-card.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** What is left on a gift card (GC-03). */
export const checkGiftCard = (
  http: Http,
  check: GiftCardCheck,
  signal?: AbortSignal,
): Promise<CallResult<GiftCardBalance>> => http.call(call, { body: check, ...(signal ? { signal } : {}) })
