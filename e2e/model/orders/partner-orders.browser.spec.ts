import { expect } from '@playwright/test'
import { partnerOrdersModel } from '../../../model-tests/partner-orders/partner-orders.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { listEvents, listSees, ordersFor, skipsOther } from './order-list.executors.ts'

const isLedTo =
  (path: string): Executor =>
  async ({ page }) => {
    await expect(page).toHaveURL((url) => url.pathname === path, { timeout: 1 })
  }

const list = { method: 'GET', path: '/api/orders/history/v1', query: /PARTNER_SALES_ORDER/ }

const flow: FlowInBrowser = {
  model: partnerOrdersModel,
  calls: { listOrders: list },
  arrange: async ({ page, sandbox, path }) => {
    if (!path.start.words.startsWith('a guest')) {
      const { member } = await sandbox.newMember({ partnerOrders: ordersFor(path) })
      await signInFirst(page.context(), member)
    }
    await page.goto(`/orders/partners?flag.enablePartnerOrders=${!path.start.words.endsWith('are off')}`)
  },
  events: listEvents,
  delays: {},
  sees: {
    ...listSees('partnerOrders'),
    toOwnOrders: isLedTo('/orders'),
    toGuestLookup: isLedTo('/orders/details'),
  },
  skips: skipsOther(false),
  // A list that is come back to is the same code as the own orders', which walk it.
  notWalked: { 'ready.refreshing': 'e2e/model/orders/order-history.browser.spec.ts' },
}

walkFlow(flow, '[PA-01]')
