import { expect } from '@playwright/test'
import type { Path } from '../../model-tests/lib/paths.ts'
import { orderHistoryModel } from '../../model-tests/order-history/order-history.model.ts'
import { historyPageSize } from '../../src/contract/orders.ts'
import { signInAhead } from '../support/sign-in.ts'
import type { Deed, FlowInBrowser } from './flow-in-browser.ts'
import { walkFlow } from './walk-flow.ts'

const pages = (path: Path, words: string) => path.steps.filter(({ step }) => step.words === words).length

/** As many orders as make the path's pages: ten for each page with more behind it, and three on the last. */
const ordersFor = (path: Path): number => {
  const more = pages(path, 'a page of orders arrives, and there are more')
  const last = pages(path, 'the last page of orders arrives')
  if (more + last === 0) return 0
  return more * historyPageSize + 3
}

const isAt =
  (state: string): Deed =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=orderHistory]')).toHaveAttribute('data-state', state, {
      timeout: 1,
    })
  }

const flow: FlowInBrowser = {
  model: orderHistoryModel,
  calls: { listOrders: { method: 'GET', path: '/api/orders/history/v1' } },
  arrange: async ({ page, sandbox, path }) => {
    const { member } = await sandbox.newMember({ orders: ordersFor(path) })
    await signInAhead(page.context(), member)
    await page.goto('/orders')
  },
  events: {
    'the shopper asks for more': ({ page }) => page.getByRole('button', { name: 'Show more orders' }).click(),
    'the shopper tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'the shopper loads the orders': ({ page }) => page.getByRole('button', { name: /load/i }).click(),
    'the shopper closes the dialog': ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click(),
  },
  delays: {},
  sees: {
    loadingFirstPage: isAt('loadingFirstPage'),
    'ready.idle': isAt('ready.idle'),
    'ready.loadingMore': isAt('ready.loadingMore'),
    'ready.loadMoreFailed': async (world) => {
      await isAt('ready.loadMoreFailed')(world)
      await expect(world.page.getByRole('dialog', { name: 'More orders did not load' })).toBeVisible({
        timeout: 1,
      })
    },
    empty: isAt('empty'),
    firstPageFailed: async (world) => {
      await isAt('firstPageFailed')(world)
      await expect(world.page.getByRole('dialog', { name: 'Your orders did not load' })).toBeVisible({
        timeout: 1,
      })
    },
    unloaded: isAt('unloaded'),
    sessionEnded: async (world) => {
      await isAt('sessionEnded')(world)
      const heading = world.page.getByRole('heading', { name: 'You have been signed out' })
      await expect(heading).toBeVisible({ timeout: 1 })
    },
  },
}

walkFlow(flow, '[HI-07]')
