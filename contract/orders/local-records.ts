import * as v from 'valibot'
import { Store } from '../pickup/store.ts'
import { OrderNumber, orNull } from '../wire/primitives.ts'
import { Order, Transaction } from './order.ts'
import { OrderItem } from './order-item.ts'

/** An order as the client keeps it: `age` is its fetch time, epoch milliseconds (OD-05, OD-07). In memory only. */
export const KeptOrder = v.object({ ...Order.entries, age: v.number() })

/** A line while a return is being chosen (returns.md §3, "Order item"). */
export const ReturnSelection = v.object({
  ...OrderItem.entries,
  checked: v.optional(v.boolean(), false),
  reasonCode: orNull(v.string()),
  /** A string, as the select holds it. */
  returnQuantity: orNull(v.string()),
  /** Comment of at most 140 characters. */
  text: orNull(v.pipe(v.string(), v.maxLength(140))),
})

const { authorizationInfo, orderId, currency, currencyAlt, payment, shipFrom, shouldRefresh } = Order.entries
const { orderDate, orderTotal, subTotal, totalTaxes, inclusiveTaxTotal } = Transaction.entries

/** Totals of a return (returns.md §3). */
export const ReturnTotals = v.object({ subTotal, orderTotal, totalTaxes, inclusiveTaxTotal })

/** Return order kept locally until the host's own arrives (returns.md §3, RS-06). */
export const ReturnOrderRecord = v.object({
  authorizationInfo,
  orderId,
  currency,
  currencyAlt,
  group: v.optional(v.array(v.object({ orderItems: v.array(ReturnSelection) })), []),
  orderType: v.optional(v.literal('RETURN_ORDER'), 'RETURN_ORDER'),
  payment,
  shipFrom,
  shouldRefresh,
  transaction: v.object({ orderDate, orderTotal, subTotal, totalTaxes }),
})
export type ReturnOrderRecord = v.InferOutput<typeof ReturnOrderRecord>

/** The method that was chosen for an order, under the storage key `sse-return-methods` (RM-05). */
export const StoredReturnMethod = v.object({
  orderNumber: OrderNumber,
  returnMethod: v.string(),
  /** With store returns. */
  selectedStore: orNull(Store),
  /** Epoch milliseconds. */
  timestamp: v.number(),
})
