import { expect } from '@playwright/test'
import { buyAgainModel } from '../../../model-tests/buy-again/buy-again.model.ts'
import { againLines, shopPage } from '../../pages/shop.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
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

const retired = 'the shop does not sell it any more'
const isReload = ({ path }: Pick<World, 'path'>) => path.start.words.includes('after a reload')

/** The answer gets lost, and the page with it; what the host made of the request it says by its key. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await button(world).click()
  await held.answer('attempt', { by: 'fault', effect: 'drop-after' })
  await expect(button(world)).toHaveAttribute('data-state', 'checking')
  await page.reload()
}

const isAnswered: Executor = (world) =>
  world.held.answer(isReload(world) ? 'outcome' : 'attempt', { by: 'host' })

const flow: FlowInBrowser = {
  model: buyAgainModel,
  calls: {
    attempt: { method: 'POST', path: '/api/cart/items/v1' },
    outcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'buy-again', member })
    facts.set('order', orderNumber)
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto('/orders')
    await expect(button(world)).toBeVisible()
    if (isReload(world)) await reloadInTheMiddle(world)
    await expect(button(world)).toBeVisible()
    await pauseClock(page)
  },
  events: { 'the shopper presses “Buy again”': (world) => button(world).click() },
  delays: {},
  elsewhere: { unavailable: 'a page of the shop' },
  answers: {
    'the shop has put the piece into the bag': isAnswered,
    [retired]: isAnswered,
    [cannotSay]: leavesUnconfirmed({ isLookedUp: isReload }),
  },
  sees: {
    idle: isAt('idle', 'Buy again'),
    adding: (world) =>
      isReload(world) ? isAt('checking', 'Checking')(world) : isAt('adding', 'Adding')(world),
    added: isAt('added', 'View in bag'),
    unconfirmed: isAt('unconfirmed', 'Check your bag first'),
    unavailable: async ({ page }) => {
      expect(page.url()).toMatch(/\/sandbox\/shop\/us\/en\/t\/[\w-]+\/[\w-]+\?mid=m\d+$/)
    },
  },
}

walkFlow(flow, '[BA-01]')
