import * as v from 'valibot'
import { OrderNumber } from '../wire/primitives.ts'

const name = v.pipe(v.string(), v.trim(), v.minLength(1))

/** Bank refund form (returns.md §3, RF-01). Its values are never logged or stored on the client. */
export const BankRefundForm = v.object({
  firstName: v.pipe(name, v.maxLength(24)),
  lastName: name,
  iban: name,
})
export type BankRefundForm = v.InferOutput<typeof BankRefundForm>

export const BankRefundRequest = v.object({
  accountDetails: v.object({
    iban: name,
    owner: v.object({ firstName: BankRefundForm.entries.firstName, lastName: name }),
  }),
  email: v.string(),
  orderNumber: OrderNumber,
})
export type BankRefundRequest = v.InferOutput<typeof BankRefundRequest>
