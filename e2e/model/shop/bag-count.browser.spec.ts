import { expect } from '@playwright/test'
import { bagCountModel } from '../../../model-tests/bag-count/bag-count.model.ts'
import { againLines, shopPage } from '../../pages/shop.page.ts'
import { type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { hasBuyAgainOrder } from './buy-again-order.ts'

const isAt =
  (state: string, name: RegExp): Executor =>
  async ({ page }) => {
    const { bag } = shopPage(page)
    await expect(bag).toHaveAttribute('data-state', state, { timeout: 1 })
    await expect(bag).toHaveAccessibleName(name, { timeout: 1 })
  }

const flow: FlowInBrowser = {
  model: bagCountModel,
  calls: { countBag: { method: 'GET', path: '/api/cart/v1' } },
  arrange: async (world) => {
    await hasBuyAgainOrder(world)
    await world.page.goto('/orders')
  },
  events: {
    'a piece has gone into the bag': async (world) => {
      const { buyAgain, miniCart } = shopPage(world.page)
      await buyAgain(factOf(world, 'order'), againLines.onSale).click()
      await expect(miniCart).toBeVisible()
      await world.page.keyboard.press('Escape')
    },
    'the page comes back': ({ page }) =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      }),
  },
  delays: {},
  sees: {
    counting: isAt('counting', /^Bag/),
    known: isAt('known', /^Bag(, \d items?)?$/),
    unknown: isAt('unknown', /^Bag$/),
  },
  skips: ({ initial, steps }) => {
    const additions = steps.filter(({ step }) => step.words === 'a piece has gone into the bag').length
    if (additions > 1) return 'the line that was bought again has become a link to the bag'
    const breaksOff = steps.some(
      ({ step }, index) => step.kind === 'event' && (steps[index - 1] ?? initial).leaves.includes('counting'),
    )
    return breaksOff ? 'a request that was broken off cannot be told from the next one' : null
  },
}

walkFlow(flow, '[BA-02]')
