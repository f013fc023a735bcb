import type { Order } from '../../../contract/order.ts'

/** Numbers of the returns that an order's groups lead to, each once. */
export const returnNumbersOf = (order: Order): readonly string[] => [
  ...new Set(order.group.flatMap(({ actions }) => actions.viewReturn?.returnOrderId ?? [])),
]
