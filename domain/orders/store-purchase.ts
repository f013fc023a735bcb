import type { Order } from '../../contract/orders/order.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { hasReturnableItems, isInStore } from './actions.ts'

/** Whether an order of a store says that it can be returned online: only while that is so (SE-06). */
export const saysReturnedOnline = (
  order: Pick<Order, 'orderClassification' | 'orderType' | 'group'>,
  { showBisroMessage, disableReturns }: Pick<Flags, 'showBisroMessage' | 'disableReturns'>,
): boolean => showBisroMessage && !disableReturns && isInStore(order) && hasReturnableItems(order)
