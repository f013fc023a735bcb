import { useSelector } from '@xstate/react'
import { selectOrder } from '../../../machines/order-detail/order-detail.selectors.ts'
import type { Order } from '../../contract/order.ts'
import { noItemDates } from '../../contract/order-item.ts'
import { type MethodChoice, parseMethod } from '../../domain/return-methods.ts'
import { type ReturnTimeline, returnTimeline } from '../../domain/return-timeline.ts'
import { shipFromCountry } from '../../domain/start-return.ts'
import { useOrderDetail } from '../order-detail/order-detail-context.ts'
import { usePage } from '../order-detail/use-page.ts'

/** The return order on the page; `null` while it is not there. */
export const useReturnOrder = (): Order | null => useSelector(useOrderDetail(), selectOrder)

/** How the return travels; `null` where that is not known. */
export const methodOf = (order: Order): MethodChoice | null => parseMethod(order.returnMethod)

/** How far a return has come, in the shopper's own time zone. */
export const useTimeline = (order: Order): ReturnTimeline => {
  const { country } = usePage()
  const [line] = order.group.flatMap((group) => group.orderItems)
  return returnTimeline({
    status: line?.lineItemStatus.status ?? '',
    requestedAt: order.transaction.orderDate,
    dates: line?.itemDates ?? noItemDates,
    returnMethod: order.returnMethod,
    refund: order.refund,
    country: shipFromCountry(order) ?? country,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}
