import { fromPromise } from 'xstate'
import type { OrderHistory } from '../../contract/orders/orders.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { orderHistoryMachine } from './order-history.machine.ts'
import type { ListOrdersInput, ListOrdersResult } from './order-history.types.ts'

/** A route's loader starts the first page in `orders` before the screen's code is there. */
export type OrderHistoryDeps = { readonly orders: Prefetch<ListOrdersInput, OrderHistory> }

/** The call of every list of orders. */
export const listOrdersActor = ({ orders }: OrderHistoryDeps) =>
  fromPromise<ListOrdersResult, ListOrdersInput>(({ input, signal }) => orders.take(input, signal))

/** The history chart with its call; input `{ kind, country, language }`. */
export const createOrderHistoryMachine = (deps: OrderHistoryDeps) =>
  orderHistoryMachine.provide({ actors: { listOrders: listOrdersActor(deps) } })
