import { expect } from '@playwright/test'
import { partnerTabModel } from '../../../model-tests/partner-tab/partner-tab.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const tabs =
  (names: readonly string[]): Executor =>
  async ({ page }) => {
    const found = page.getByRole('navigation', { name: 'Order lists' }).getByRole('link')
    expect(await found.allTextContents()).toEqual(names)
  }

const oneTab = tabs(['Your orders'])

const flow: FlowInBrowser = {
  model: partnerTabModel,
  calls: {
    getConsent: { method: 'GET', path: '/api/l7r/user/{upmId}/consent/v1' },
    listPartnerOrders: { method: 'GET', path: '/api/orders/history/v1', query: /PARTNER_SALES_ORDER/ },
  },
  arrange: async (world) => {
    const { page, sandbox, path } = world
    const consent = comesPast(world, 'the member agreed to show partner orders')
    const { member } = await sandbox.newMember({ orders: 1, partnerOrders: 1, consent })
    await signInFirst(page.context(), member)
    await page.goto(`/orders?flag.enablePartnerOrders=${!path.start.words.endsWith('are off')}`)
    await expect(page.locator('[data-flow=orderHistory]')).toHaveAttribute('data-state', 'ready.idle')
  },
  events: {},
  delays: {},
  sees: {
    'hidden.decided': oneTab,
    checkingConsent: oneTab,
    checkingOrders: oneTab,
    shown: tabs(['Your orders', 'Partner orders']),
  },
  skips: (path) =>
    path.start.words.startsWith('a guest') ? 'a guest is led to the guest lookup, which has no tabs' : null,
}

walkFlow(flow, '[HI-02] [SE-04]')
