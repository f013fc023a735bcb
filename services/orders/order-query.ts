import type { InferOutput } from 'valibot'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderAnswer } from '../../contract/orders/order-calls.ts'
import { type CallResult, failed, succeeded } from '../http/result.ts'

/** What every call for an order says of the shopper's place; two letters each. */
export const orderQuery = ({
  country,
  language,
}: {
  readonly country: string
  readonly language: string
}) => ({
  locale: `${language}_${country.toUpperCase()}`,
  country: country.toUpperCase(),
  language,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** The order of an answer; one that names an error is no order. */
export const orderOf = (result: CallResult<InferOutput<typeof OrderAnswer>>): CallResult<Order> => {
  if (!result.ok) return result
  return result.value.error ? failed({ kind: 'malformed', status: 200 }) : succeeded(result.value.order)
}
