import { expect } from '@playwright/test'
import { buyAgainModel } from '../../../model-tests/buy-again/buy-again.model.ts'
import { againLines, shopPage } from '../../pages/shop.page.ts'
import { signInAhead } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const button = (world: World) => {
  const sold = !comesPast(world, 'the shop does not sell it any more')
  return shopPage(world.page).buyAgain(
    factOf(world, 'order'),
    sold ? againLines.fullPrice : againLines.retired,
  )
}

const isAt =
  (state: string, words: string): Executor =>
  async (world) => {
    await expect(button(world)).toHaveAttribute('data-state', state, { timeout: 1 })
    await expect(button(world)).toContainText(words, { timeout: 1 })
  }

const flow: FlowInBrowser = {
  model: buyAgainModel,
  calls: { addOne: { method: 'POST', path: '/api/cart/items/v1' } },
  arrange: async (world) => {
    const { page, sandbox, path, facts } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'buy-again', member })
    facts.set('order', orderNumber)
    await signInAhead(page.context(), member)
    await shopPage(page).standsInForShop()
    if (path.start.words.endsWith('without a network')) {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
      )
    }
    await page.clock.install()
    await page.goto('/orders')
    await expect(button(world)).toBeVisible()
    await pauseClock(page)
  },
  events: { 'the shopper presses “Buy again”': (world) => button(world).click() },
  delays: { repeatDelay: ({ page }) => page.clock.runFor(2_100) },
  sees: {
    idle: isAt('idle', 'Buy again'),
    adding: isAt('adding', 'Adding'),
    'checkingOutcome.waiting': isAt('checking', 'Checking'),
    'checkingOutcome.asking': isAt('checking', 'Checking'),
    added: isAt('added', 'View in bag'),
    unavailable: async ({ page }) => {
      expect(page.url()).toMatch(/^https:\/\/podium\.example\/us\/en\/t\/[\w-]+\/[\w-]+\?mid=m\d+$/)
    },
  },
}

walkFlow(flow, '[BA-01]')
