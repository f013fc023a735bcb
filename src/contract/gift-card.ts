import * as v from 'valibot'
import { CurrencyCode, WireAmount } from './primitives.ts'

/** Gift card check: number of 19 digits, PIN of 6 (orders.md §5, GC-01). Neither is ever logged or stored. */
export const GiftCardCheck = v.object({
  accountNumber: v.pipe(v.string(), v.regex(/^\d{19}$/, 'gift_card_number')),
  currency: CurrencyCode,
  pin: v.pipe(v.string(), v.regex(/^\d{6}$/, 'gift_card_pin')),
})
export type GiftCardCheck = v.InferOutput<typeof GiftCardCheck>

export const GiftCardBalance = v.object({ balance: WireAmount })
