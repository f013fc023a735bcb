import {
  checkGiftCard as call,
  type GiftCardBalance,
  type GiftCardCheck,
} from '../../contract/payments/gift-card.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** What is left on a gift card (GC-03); `country` is the page's, two letters. */
export const checkGiftCard = (
  http: Http,
  { country, ...check }: GiftCardCheck & { readonly country: string },
  signal?: AbortSignal,
): Promise<CallResult<GiftCardBalance>> =>
  http.call(call, { query: { country }, body: check, ...(signal ? { signal } : {}) })
