import { isStale } from '../../../machines/order-detail/order-detail.rules.ts'
import type { App } from '../app-context.ts'

/** Asks for a member's order ahead of its screen, unless a fresh one is here already. */
export const startOrder = async (app: App, orderNumber: string): Promise<void> => {
  if (!(await app.whenMember())) return
  const cached = app.orderCache.read(orderNumber)
  if (cached && !isStale(cached, app.clock.now())) return
  const { marketplace: country, language } = app.place
  app.orderAhead.start({ orderNumber, country, language })
}
