import { useSelector } from '@xstate/react'
import type { Order, OrderGroup } from '../../../contract/orders/order.ts'
import { noItemDates } from '../../../contract/orders/order-item.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { type MethodChoice, parseMethod } from '../../../domain/return-methods/return-methods.ts'
import { type ReturnTimeline, returnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { selectOrder } from '../../../machines/order-detail/order-detail.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { usePage } from '../../components/order/use-page.ts'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'

/** The return order on the page; `null` while it is not there. */
export const useReturnOrder = (): Order | null => useSelector(useOrderDetail(), selectOrder)

/** How the return travels; `null` where that is not known. */
export const methodOf = (order: Order): MethodChoice | null => parseMethod(order.returnMethod)

/** Where a return stands, in the shopper's own time zone; of several groups, where one of them does. */
export const useTimeline = (order: Order, group?: OrderGroup): ReturnTimeline => {
  const { country, timeZone } = usePage()
  const { clock } = useApp()
  const [line] = (group ? [group] : order.group).flatMap(({ orderItems }) => orderItems)
  return returnTimeline({
    line,
    requestedAt: order.transaction.orderDate,
    dates: line?.itemDates ?? noItemDates,
    returnMethod: order.returnMethod,
    refund: order.refund,
    orderTotal: order.transaction.orderTotal,
    country: orderCountry(order, country),
    timeZone,
    now: clock.now(),
  })
}
