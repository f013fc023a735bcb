import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isOrderNumber } from '../../../domain/guests/order-number.ts'
import { looksLikeReturnPath } from '../../../domain/pages/paths/guest-path.ts'
import { safeRedirectPath } from '../../../domain/pages/paths/redirect-path.ts'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import type { App } from '../../components/app/app-context.ts'
import { prefetchOrder } from '../order-detail/actor/start-order.ts'
import { LookedUpOrder } from './looked-up-order.ts'
import type { LookupSearch } from './lookup-search.ts'

/**
 * Before the guest path opens: a member goes to the order, or to the return that `redirectPath` speaks of (OD-08); for a
 * guest who has looked the order up, it is asked for.
 */
export const enterGuestPath = async (
  app: App,
  orderNumber: string,
  { search, state }: { readonly search: LookupSearch; readonly state: ParsedLocation['state'] },
): Promise<void> => {
  const isMember = await app.whenMember()
  if (!isOrderNumber(orderNumber)) return
  if (isMember) {
    const isReturn = looksLikeReturnPath(safeRedirectPath(search.redirectPath))
    throw redirect({
      to: isReturn
        ? '/{-$country}/{-$locale}/orders/returns/$orderNumber'
        : '/{-$country}/{-$locale}/orders/sales/$orderNumber',
      params: (current) => ({ ...current, orderNumber }),
      replace: true,
    })
  }
  if (selectVisitor(app.session.getSnapshot()) === null || state.openingFailure) return
  await Promise.all([prefetchOrder(app, orderNumber), LookedUpOrder.preload?.()])
}
