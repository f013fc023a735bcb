import type { Order } from '../../contract/orders/order.ts'
import type { OrderItem } from '../../contract/orders/order-item.ts'
import { type DisplayStatus, displayStatusOfLine, inDisplayOrder } from '../status/order-status.ts'

/** One return of an order, as its groups tell of it. */
export type OrderReturn = {
  readonly returnNumber: string
  /** The lines that went back. */
  readonly lines: readonly OrderItem[]
  readonly status: DisplayStatus
  /** ISO instant. */
  readonly createdAt: string | null
}

const isReturned = (status: DisplayStatus): boolean => status.startsWith('return')

/** The returns that an order's groups lead to, each once, with what went back (OD-04). */
export const returnsOf = ({
  group,
  orderType,
}: Pick<Order, 'group' | 'orderType'>): readonly OrderReturn[] => {
  const byNumber = Map.groupBy(
    group.filter(({ actions }) => actions.viewReturn !== null),
    ({ actions }) => actions.viewReturn?.returnOrderId ?? '',
  )
  return [...byNumber].map(([returnNumber, groups]) => {
    const all = groups.flatMap(({ orderItems }) => orderItems)
    const returned = all.filter((line) => isReturned(displayStatusOfLine(line, orderType)))
    const lines = inDisplayOrder(returned.length > 0 ? returned : all, orderType)
    const [first] = lines
    return {
      returnNumber,
      lines,
      status: first ? displayStatusOfLine(first, orderType) : 'unknown',
      createdAt: lines.flatMap(({ itemDates }) => itemDates.returnCreated ?? []).toSorted()[0] ?? null,
    }
  })
}
