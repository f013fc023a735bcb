import { checkGiftCard as call, type GiftCardBalance, type GiftCardCheck } from '../contract/gift-card.ts'
import type { Http } from './http.ts'
import type { CallResult } from './result.ts'

/** What is left on a gift card (GC-03). */
export const checkGiftCard = (
  http: Http,
  check: GiftCardCheck,
  signal?: AbortSignal,
): Promise<CallResult<GiftCardBalance>> => http.call(call, { body: check, ...(signal ? { signal } : {}) })
