import type * as v from 'valibot'
import type { Refund } from '../../../../contract/orders/refund.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import { cancelledAmount } from '../../../../domain/refunds/cancel-refund.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { isOnHold } from './row-standing.ts'

type Line = Pick<OrderLineRow, 'status' | 'statusVariant' | 'chargedPrice' | 'fees' | 'taxes' | 'cancelledAt'>

/** What an order has given back for its cancelled lines, since when; `null` where none is, or nothing was paid yet. */
export const cancelRefundOf = (
  order: Pick<
    OrderRow,
    'orderType' | 'orderTotal' | 'currency' | 'payments' | 'paymentHoldFlag' | 'paymentPending'
  >,
  lines: readonly Line[],
): v.InferInput<typeof Refund> | null => {
  if (order.orderType !== 'SALES_ORDER' || isOnHold(order)) return null
  const amounts = lines.map((line) => ({
    isCancelled:
      simpleStatusOfLine(
        { lineItemStatus: { status: line.status }, lineItemStatusVariant: line.statusVariant },
        'SALES_ORDER',
      ) === 'cancelled',
    amount: asMinor(line.chargedPrice + (line.fees ?? 0) + (line.taxes ?? 0)),
  }))
  const amount = cancelledAmount({
    lines: amounts,
    orderTotal: asMinor(order.orderTotal ?? 0),
    payments: order.payments,
  })
  const at = lines.flatMap(({ cancelledAt }) => cancelledAt?.getTime() ?? [])
  if (amount <= 0 || at.length === 0) return null
  return { amount: fromMinor(amount, order.currency), recordedAt: new Date(Math.max(...at)).toISOString() }
}
