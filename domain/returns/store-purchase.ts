import type { Order } from '../../contract/orders/order.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { isInStore } from '../orders/in-store.ts'
import type { ReturnPlace } from './return-items.ts'
import { canStartReturn } from './return-items.ts'

/** Whether an order of a store says that it can be returned online: only while that is so (SE-06). */
export const saysReturnedOnline = (
  order: Order,
  { flags, ...place }: ReturnPlace & { readonly flags: Pick<Flags, 'showBisroMessage' | 'disableReturns'> },
): boolean =>
  flags.showBisroMessage &&
  isInStore(order) &&
  canStartReturn(order, { ...place, disableReturns: flags.disableReturns })
