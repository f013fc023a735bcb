import { expect } from '@playwright/test'
import { carouselModel } from '../../../model-tests/carousel/carousel.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const root = '[data-flow=carousel]'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator(root)).toHaveAttribute('data-state', state)
  }

/** As a screen reader presses: without a pointer that would hold the banners first. */
const press =
  (name: string): Executor =>
  ({ page }) =>
    page.locator(root).getByRole('button', { name, exact: true }).dispatchEvent('click')

const flow: FlowInBrowser = {
  model: carouselModel,
  moves: true,
  calls: {},
  arrange: async ({ page, sandbox }) => {
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'shipped', member })
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}`)
    await page.locator('[data-part=quick-actions]').waitFor()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator(root)).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the shopper pauses the banners': press('Pause banners'),
    'the shopper starts the banners': press('Play banners'),
    'the shopper picks the first banner': press('Banner 1 of 3'),
    'the shopper picks the third banner': press('Banner 3 of 3'),
    'less motion is wished for': ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'motion is welcome again': ({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    'the pointer comes in': async ({ page }) => {
      await page.mouse.move(0, 0)
      await page.locator(root).hover()
    },
    'the pointer leaves': ({ page }) => page.mouse.move(0, 0),
  },
  delays: { rotationInterval: ({ page }) => page.clock.runFor(5_000) },
  sees: { rotating: isAt('rotating'), held: isAt('held'), paused: isAt('paused'), still: isAt('still') },
  headlessOnly: {
    'a banner is picked that is not there': 'the page has no button for it',
  },
  skips: ({ start }) =>
    ['a single banner', 'no banner'].includes(start.words) ? 'under two banners none is shown' : null,
}

walkFlow(flow, '[OD-03]')
