import { fromPromise } from 'xstate'
import type { OrderHistory } from '../../contract/orders/orders.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { createWatchNetwork } from '../network.actors.ts'
import { orderHistoryMachine } from './order-history.machine.ts'
import { countOrders, withPage } from './order-history.rules.ts'
import type { ListOrdersInput, ListOrdersResult, RefreshListInput } from './order-history.types.ts'

/** A route's loader starts the first page in `orders` before the screen's code is there. */
export type OrderHistoryDeps = { readonly orders: Prefetch<ListOrdersInput, OrderHistory> }

const listOrdersActor = ({ orders }: OrderHistoryDeps) =>
  fromPromise<ListOrdersResult, ListOrdersInput>(({ input, signal }) => orders.take(input, signal))

const refreshListActor = ({ orders }: OrderHistoryDeps) =>
  fromPromise<ListOrdersResult, RefreshListInput>(async ({ input: { orders: wanted, ...wish }, signal }) => {
    let list = await orders.take({ ...wish, cursor: null }, signal)
    while (list.ok && list.value.pages.next !== null && countOrders(list.value.orderItems) < wanted) {
      const page = await orders.take({ ...wish, cursor: list.value.pages.next }, signal)
      if (!page.ok) return page
      const { items, next } = withPage(list.value.orderItems, page.value)
      list = { ok: true, value: { ...list.value, orderItems: [...items], pages: { next } } }
    }
    return list
  })

/** What every list of orders asks for and listens to. */
export const listActors = (deps: OrderHistoryDeps) => ({
  listOrders: listOrdersActor(deps),
  refreshList: refreshListActor(deps),
  watchNetwork: createWatchNetwork(),
})

/** The history chart with its calls; input `{ kind, country, language, filter }`. */
export const createOrderHistoryMachine = (deps: OrderHistoryDeps) =>
  orderHistoryMachine.provide({ actors: listActors(deps) })
