import * as v from 'valibot'
import { Contact, OrderNumber } from '../wire/primitives.ts'
import { oneLine } from '../wire/text.ts'

const field = (max: number) => v.pipe(v.string(), v.maxLength(max), oneLine(), v.trim(), v.minLength(1))
/** An IBAN has at most 34 characters (ISO 13616); the rest is what people write between them. */
const iban = field(64)

/** Bank refund form (returns.md §3, RF-01). Its values are never logged or stored on the client. */
export const BankRefundForm = v.object({
  firstName: v.pipe(field(64), v.maxLength(24)),
  lastName: field(120),
  iban,
})
export type BankRefundForm = v.InferOutput<typeof BankRefundForm>

export const BankRefundRequest = v.object({
  accountDetails: v.object({
    iban,
    owner: v.object({
      firstName: BankRefundForm.entries.firstName,
      lastName: BankRefundForm.entries.lastName,
    }),
  }),
  email: Contact,
  orderNumber: OrderNumber,
})
export type BankRefundRequest = v.InferOutput<typeof BankRefundRequest>
