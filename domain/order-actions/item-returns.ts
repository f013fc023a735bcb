import type { OrderItem } from '../../contract/orders/order-item.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import { isReturnWindowOpen } from '../returns/return-window.ts'
import { simpleStatusOfLine } from '../status/simple-status.ts'
import { showsViewReturns } from './view-returns.ts'

type ReturnLine = Pick<
  OrderItem,
  'lineItemStatus' | 'lineItemStatusVariant' | 'lineItemTransaction' | 'returnableFlag'
>

export type ItemReturnPlace = {
  readonly orderType: OrderType
  /** Two letters. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  readonly disableReturns: boolean
}

/**
 * Whether a line's own `return` and `viewReturn` may be offered, by the rules of the order's buttons: returns are on, pieces can
 * go back within the window; a return is created or in process, and the order is within the days for its button (RI-08, RI-10).
 */
export const itemReturnsOf = (
  line: ReturnLine,
  { orderType, country, now, disableReturns }: ItemReturnPlace,
): { readonly canReturn: boolean; readonly canViewReturn: boolean } => {
  const { orderDate, returnableQuantity } = line.lineItemTransaction
  const statuses = [simpleStatusOfLine(line, orderType)]
  return {
    canReturn:
      !disableReturns &&
      orderType === 'SALES_ORDER' &&
      line.returnableFlag &&
      returnableQuantity > 0 &&
      isReturnWindowOpen({ orderDate, country, now }),
    canViewReturn: showsViewReturns({ statuses, orderDate, country, now, disableReturns }),
  }
}
