import { expect } from '@playwright/test'
import { partnerOrdersModel } from '../../../model-tests/partner-orders/partner-orders.model.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlows } from '../lib/walk-flow.ts'
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
}

const keptFlow: FlowInBrowser = {
  ...flow,
  calls: { listOrders: { ...list, query: /PARTNER_SALES_ORDER.*cursor=/ }, refreshList: list },
  arrange: async (world) => {
    await flow.arrange(world)
    const { page } = world
    await pageAnswers(page)
    await page.getByRole('link', { name: 'Your orders' }).click()
    // While the own orders are on their way the list is only hidden, and would go on as if nothing had been.
    await expect(page.locator('[data-flow=partnerOrders]')).not.toBeAttached()
    await page.goBack()
  },
  skips: skipsOther(true),
}

walkFlows([
  { flow, ids: '[PA-01]' },
  { flow: keptFlow, ids: '[PA-01]' },
])
