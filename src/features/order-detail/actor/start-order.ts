import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Order } from '../../../../contract/orders/order.ts'
import { needsRefresh } from '../../../../domain/orders/order-cache.ts'
import { comesBackFromLookup, withoutPageQuery } from '../../../../domain/pages/paths/guest-path.ts'
import { isToFetch } from '../../../../domain/pickup/pickup-stage.ts'
import { selectVisitor } from '../../../../machines/session/session.selectors.ts'
import type { App } from '../../../components/app/app-context.ts'
import { statusFactsOf } from './status-facts.ts'

/** Asks for where an order is to be fetched, which its page shows. */
const startPlace = async (app: App, order: Order): Promise<void> => {
  if (order.storePickup === null || !isToFetch(order, statusFactsOf(app, order))) return
  const { storeId, place } = order.storePickup
  await app.pickupPlaces.start({ storeId, place })
}

/** Asks for an order ahead of its screen, unless a fresh one is here already. */
export const prefetchOrder = async (app: App, orderNumber: string): Promise<void> => {
  const cached = app.orderCache.read(orderNumber)
  if (!needsRefresh(cached, app.clock.now())) return
  const { marketplace: country, language } = app.place
  const question = { orderNumber, country, language }
  const fetchedAt = app.clock.now()
  const kept = app.prefetchedOrder.start(question).then(() => {
    const order = app.prefetchedOrder.peek(question)
    if (order === null) return
    app.orderCache.store({ order, fetchedAt })
    return startPlace(app, order)
  })
  await app.ahead(kept)
}

/**
 * Lets members on, and guests who looked their order up; anybody else goes to the guest lookup, and from there back to a return
 * (OD-08).
 */
export const requireVisitor = async (
  app: App,
  orderNumber: string,
  { pathname, search }: Pick<ParsedLocation, 'pathname' | 'search'>,
): Promise<void> => {
  const isMember = await app.whenMember()
  if (isMember || selectVisitor(app.session.getSnapshot()) !== null) return
  const redirectPath = comesBackFromLookup(pathname) ? { redirectPath: pathname } : {}
  throw redirect({
    to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$',
    params: (current) => ({ ...current, orderNumber }),
    search: { ...withoutPageQuery(search), ...redirectPath },
    replace: true,
  })
}

/** The same for a page that shows the order itself, which is asked for ahead. */
export const startOrder = async (
  app: App,
  orderNumber: string,
  location: Pick<ParsedLocation, 'pathname' | 'search'>,
): Promise<void> => {
  await requireVisitor(app, orderNumber, location)
  return prefetchOrder(app, orderNumber)
}
