import type * as v from 'valibot'
import type { Refund } from '../../../../contract/orders/refund.ts'
import { asMinor, fromMinor, type Minor } from '../../../../domain/format/money.ts'
import { cancelledAmount } from '../../../../domain/refunds/cancel-refund.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { PaymentRow } from '../../../db/tables/payments.ts'
import { isCancelledLine } from './line-standing.ts'
import { isOnHold } from './row-standing.ts'

type Line = Pick<OrderLineRow, 'status' | 'statusVariant' | 'chargedPrice' | 'fees' | 'taxes' | 'cancelledAt'>
type CancelledOrder = Pick<
  OrderRow,
  'orderType' | 'orderTotal' | 'payments' | 'paymentHoldFlag' | 'paymentPending'
>
/** A payment that came while the order still waited for one: its cancellation gives it back. */
type Held = Pick<PaymentRow, 'amount' | 'paidAt'> | null

const totalOf = (amount: number | null): Minor | null => (amount === null ? null : asMinor(amount))

/** What an order gives back for its cancelled lines, in minor units; 0 where none is, or nothing was paid. */
export const cancelledAmountOf = (order: CancelledOrder, lines: readonly Line[], held: Held): Minor =>
  cancelledAmount({
    lines: lines.map((line) => ({
      isCancelled: isCancelledLine(line),
      amount: asMinor(line.chargedPrice + (line.fees ?? 0) + (line.taxes ?? 0)),
    })),
    orderTotal: totalOf(held?.amount ?? order.orderTotal),
    isPaymentDue: isOnHold(order) && held === null,
    paymentTypes: order.payments.map(({ paymentType }) => paymentType),
  })

/** The same as the order's page has it, with the time since when; `null` where nothing is given back. */
export const cancelRefundOf = (
  order: CancelledOrder & Pick<OrderRow, 'currency'>,
  lines: readonly Line[],
  held: Held,
): v.InferInput<typeof Refund> | null => {
  if (order.orderType !== 'SALES_ORDER') return null
  const amount = cancelledAmountOf(order, lines, held)
  const at = [...lines.map(({ cancelledAt }) => cancelledAt), held?.paidAt].flatMap(
    (time) => time?.getTime() ?? [],
  )
  if (amount <= 0 || at.length === 0) return null
  return { amount: fromMinor(amount, order.currency), recordedAt: new Date(Math.max(...at)).toISOString() }
}
