import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import { looksLikeReturnPath } from '../../domain/guest-path.ts'
import { isOrderNumber } from '../../domain/order-number.ts'
import { safeRedirectPath } from '../../domain/redirect-path.ts'
import type { App } from '../app-context.ts'
import { askAhead } from '../order-detail/start-order.ts'
import { loadSummary } from './load-summary.ts'
import type { LookupSearch } from './lookup-search.ts'

/**
 * Before the guest path opens: a member goes to the order, or to the return that `redirectPath` speaks of (OD-08); for a
 * guest who has looked the order up, it and its page are asked for.
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
  askAhead(app, orderNumber)
  await loadSummary(app)
}
