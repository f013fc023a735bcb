import { expect, type Page } from '@playwright/test'
import { screenAwakeModel } from '../../../model-tests/screen-awake/screen-awake.model.ts'
import { playScreenLock } from '../../support/screen-lock.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const root = '[data-flow=screenAwake]'

const locks = new WeakMap<Page, Awaited<ReturnType<typeof playScreenLock>>>()

const browser =
  (name: 'grant' | 'refuse' | 'takeBack'): Executor =>
  async ({ page }) =>
    locks.get(page)?.act(name)

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator(root)).toHaveAttribute('data-state', state)
    await expect(page.locator(root).getByRole('img', { name: /^Barcode for/ })).toBeVisible()
  }

const flow: FlowInBrowser = {
  model: screenAwakeModel,
  calls: {},
  arrange: async ({ page, sandbox }) => {
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member })
    await signInFirst(page.context(), member)
    locks.set(page, await playScreenLock(page))
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}/pickup`)
    await expect(page.locator(root)).toHaveAttribute('data-state', 'code.asking')
    await pauseClock(page)
  },
  events: {
    'the browser keeps the screen awake': browser('grant'),
    'the browser refuses': browser('refuse'),
    'the browser takes the screen back': browser('takeBack'),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {},
  sees: {
    'code.asking': isAt('code.asking'),
    'code.awake': isAt('code.awake'),
    unseen: isAt('unseen'),
    dimming: isAt('dimming'),
  },
}

walkFlow(flow, '[BY-31]')
