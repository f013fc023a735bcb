import { expect } from '@playwright/test'
import { miniCartModel } from '../../../model-tests/mini-cart/mini-cart.model.ts'
import { againLines, shopPage } from '../../pages/shop.page.ts'
import { type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { hasBuyAgainOrder } from './buy-again-order.ts'

const flow: FlowInBrowser = {
  model: miniCartModel,
  calls: {},
  arrange: async (world) => {
    await hasBuyAgainOrder(world)
    await world.page.goto('/orders')
  },
  events: {
    'a piece has gone into the bag': async (world) => {
      await shopPage(world.page).buyAgain(factOf(world, 'order'), againLines.onSale).click()
    },
    'the shopper closes the popup': ({ page }) =>
      shopPage(page).miniCart.getByRole('button', { name: 'Close' }).click(),
  },
  delays: {},
  sees: {
    closed: async ({ page }) => {
      await expect(page.locator('[data-flow=miniCart]')).toHaveCount(0, { timeout: 1 })
    },
    open: async ({ page }) => {
      await expect(shopPage(page).miniCart).toBeVisible({ timeout: 1 })
    },
  },
}

walkFlow(flow, '[BA-02]')
