import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { CountryCode, CurrencyCode, WireAmount } from '../wire/primitives.ts'

/** Gift card check: number of 19 digits, PIN of 6 (orders.md §5, GC-01). Neither is ever logged or stored. */
export const GiftCardCheck = v.object({
  accountNumber: v.pipe(v.string(), v.regex(/^\d{19}$/, 'gift_card_number')),
  currency: CurrencyCode,
  pin: v.pipe(v.string(), v.regex(/^\d{6}$/, 'gift_card_pin')),
})
export type GiftCardCheck = v.InferOutput<typeof GiftCardCheck>

/** What is left on the card, a decimal number in the currency that was asked for. */
export const GiftCardBalance = v.object({ balance: WireAmount })
export type GiftCardBalance = v.InferOutput<typeof GiftCardBalance>

/** Asks only: it changes nothing, so it takes no key. Wrong number, PIN and currency are one and the same 400. */
export const checkGiftCard = /* @__PURE__ */ defineCall({
  id: 'checkGiftCard',
  method: 'POST',
  path: '/payment/giftcard_balance/v1',
  callers: [],
  summary: 'What is left on a gift card. Wrong tries are counted by card and by address.',
  /** Country of the page: there the balance may be switched off (`disableGiftCardLookup`). */
  query: v.object({ country: v.optional(CountryCode, 'us') }),
  body: GiftCardCheck,
  answer: GiftCardBalance,
  status: 200,
  problems: ['gift_card_not_found', 'switched_off', 'rate_limited'],
})
