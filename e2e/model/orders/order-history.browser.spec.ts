import { expect } from '@playwright/test'
import { orderHistoryModel } from '../../../model-tests/order-history/order-history.model.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlows } from '../lib/walk-flow.ts'
import { listEvents, listSees, ordersFor, skipsOther } from './order-list.executors.ts'

const list = { method: 'GET', path: '/api/orders/history/v1' }

/** What is found depends on the words: journeys know their orders. */
const bySearch = 'e2e/journeys/orders/history/find-orders.spec.ts looks for orders that it has placed'

const flow: FlowInBrowser = {
  model: orderHistoryModel,
  calls: { listOrders: list },
  arrange: async ({ page, sandbox, path }) => {
    const { member } = await sandbox.newMember({ orders: ordersFor(path) })
    await signInFirst(page.context(), member)
    await page.goto('/orders')
  },
  events: listEvents,
  delays: {},
  sees: listSees('orderHistory'),
  notWalked: { searching: bySearch, nothingFound: bySearch },
  headlessOnly: {
    'words are looked for': bySearch,
    'other words are looked for': bySearch,
    'all orders are asked for': bySearch,
  },
  skips: (path) => (path.start.words.startsWith('a search') ? bySearch : skipsOther(false)(path)),
}

const keptFlow: FlowInBrowser = {
  ...flow,
  calls: { listOrders: { ...list, query: /cursor=/ }, refreshList: list },
  arrange: async (world) => {
    await flow.arrange(world)
    const { page } = world
    await pageAnswers(page)
    await page.getByRole('link', { name: 'View order' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible()
    await page.goBack()
  },
  skips: (path) => (path.start.words.startsWith('a search') ? bySearch : skipsOther(true)(path)),
}

walkFlows([
  { flow, ids: '[HI-07]' },
  { flow: keptFlow, ids: '[HI-03]' },
])
