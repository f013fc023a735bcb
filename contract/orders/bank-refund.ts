import * as v from 'valibot'
import { Instant, orNull } from '../wire/primitives.ts'

/** What may be shown of an account: its country, two letters, and its last four characters. */
export const MaskedAccount = v.object({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'country')),
  lastFour: v.pipe(v.string(), v.regex(/^[A-Z\d]{4}$/, 'last_four')),
})
export type MaskedAccount = v.InferOutput<typeof MaskedAccount>

/** The account that a refund goes to, as it was sent. */
export const SentBankRefund = v.object({ account: MaskedAccount, sentAt: Instant })
export type SentBankRefund = v.InferOutput<typeof SentBankRefund>

/**
 * Of an order that was paid in cash, where such refunds go to a bank account (RF-03): the account once it was sent, `null` until
 * then. Ours, beside the specification.
 */
export const BankRefund = v.object({ sent: orNull(SentBankRefund) })
export type BankRefund = v.InferOutput<typeof BankRefund>
