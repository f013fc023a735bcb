import type { Order } from '../../contract/orders/order.ts'
import { simpleStatusOfLine } from '../status/simple-status.ts'

type Facts = Pick<Order, 'orderNumber' | 'orderType' | 'parentSalesOrderNumber' | 'cancelRefund' | 'group'>

/**
 * Number of the sales order whose page says where the money of this order is (BY-60): of a return its sale's, of a sale its own as
 * soon as something of it goes back; else `null`.
 */
export const refundsPageOf = (order: Facts): string | null => {
  if (order.orderType === 'RETURN_ORDER') return order.parentSalesOrderNumber
  if (order.orderType !== 'SALES_ORDER') return null
  const lines = order.group.flatMap(({ orderItems }) => orderItems)
  const isSentBack = lines.some((line) => simpleStatusOfLine(line, 'SALES_ORDER').startsWith('return'))
  return isSentBack || order.cancelRefund !== null ? order.orderNumber : null
}
