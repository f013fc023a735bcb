import type { Order } from '../../contract/orders/order.ts'
import type { Flags } from '../../contract/session/experience.ts'
import { isInStore } from '../orders/in-store.ts'
import { lineStatusesOf } from '../status/simple-status.ts'
import { mayTrack } from '../tracking/track-shipment.ts'
import { canCancel } from './cancel-window.ts'
import { isReturnUnderWay, showsViewReturns } from './view-returns.ts'

/** Quick actions of the order's header, in the order they are shown (OD-02). */
export const quickActions = ['cancel', 'track', 'viewReturns', 'return', 'getHelp'] as const
export type QuickAction = (typeof quickActions)[number]

export type QuickActionQuestion = {
  readonly order: Order
  readonly flags: Pick<Flags, 'disableReturns' | 'useQuickActionCta'>
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  readonly recentlyCancelled: boolean
  /** `canStartReturn` of the order: the wizard has something to choose from (RI-10). */
  readonly canReturn: boolean
  /** Two letters, lower case. */
  readonly country: string | null
}

const rules: Readonly<Record<QuickAction, (question: QuickActionQuestion) => boolean>> = {
  cancel: (question) => !isInStore(question.order) && canCancel(question),
  track: ({ order, country, flags }) =>
    flags.useQuickActionCta && !isInStore(order) && mayTrack(order, country),
  viewReturns: ({ order, flags, now, country }) =>
    flags.useQuickActionCta &&
    order.group.some(({ actions }) => actions.viewReturn !== null) &&
    showsViewReturns({
      statuses: lineStatusesOf(order),
      orderDate: order.transaction.orderDate,
      country,
      now,
      disableReturns: flags.disableReturns,
    }),
  return: ({ flags, canReturn }) => flags.useQuickActionCta && canReturn,
  getHelp: () => true,
}

/**
 * The quick actions that show. With `useQuickActionCta` off the header keeps what nothing else offers, cancelling and help;
 * the rest stays with the groups.
 */
export const shownQuickActions = (question: QuickActionQuestion): readonly QuickAction[] =>
  quickActions.filter((action) => rules[action](question))

/**
 * The quick actions by what the shopper most likely came for: to hand over a return, or to see where it is; to see where a parcel
 * is while one is on its way; and to send something back once everything has come and no return is under way. Cancelling and help
 * are never foremost.
 */
export const quickActionsByNeed = (order: Pick<Order, 'group' | 'orderType'>): readonly QuickAction[] => {
  const statuses = lineStatusesOf(order)
  const isSale = order.orderType === 'SALES_ORDER'
  const isMoving = order.orderType === 'RETURN_ORDER' || statuses.includes('shipped')
  const own = isMoving ? (['track', 'return'] as const) : (['return', 'track'] as const)
  const leadsToReturn =
    isSale && (statuses.includes('returnCreated') || (!isMoving && isReturnUnderWay(statuses)))
  return leadsToReturn
    ? ['viewReturns', ...own, 'cancel', 'getHelp']
    : [...own, 'viewReturns', 'cancel', 'getHelp']
}
