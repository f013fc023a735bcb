import { expect } from '@playwright/test'
import { pickupCancellationModel } from '../../../model-tests/pickup-cancellation/pickup-cancellation.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import {
  curbsideCalls,
  curbsideOrder,
  failsWith,
  storeMakesIt,
  tellsElsewhere,
} from './curbside.executors.ts'

const part = '[data-flow=pickupCancellation]'
const handedOver = 'the order was handed over already'

const hasDialog =
  (view: string, title: string | RegExp): Executor =>
  async ({ page }) => {
    await expect(page.locator(part)).toHaveAttribute('data-state', view, { timeout: 1 })
    await expect(page.getByRole('dialog', { name: title })).toBeVisible({ timeout: 1 })
  }

const asks: Executor = ({ page }) => page.getByRole('button', { name: 'Cancel pickup' }).click()

const isReload = ({ path }: World) => path.start.words.includes('reload')

/** Whether the walk's next answer is about the attempt from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** The request is lost on its way, and the page with it: what is left is the key. The host says that it knows nothing of it. */
const isInterrupted: Executor = async (world) => {
  await asks(world)
  await pressInDialog('Yes, cancel')(world)
  await world.held.answer('attempt', { by: 'fault', effect: 'drop' })
  await world.page.reload()
  if (firstAnswer(world) !== cannotSay) await world.held.answer('outcome', { by: 'host' })
}

/** Cancelled where nobody polls: on the order’s page the dialog stays, whatever the store does meanwhile. */
const flow: FlowInBrowser = {
  model: pickupCancellationModel,
  calls: { attempt: curbsideCalls.cancel, outcome: curbsideCalls.outcome },
  arrange: async (world: World) => {
    const { page, sandbox } = world
    const { member } = await sandbox.newMember()
    await curbsideOrder(world, 'curbside', member)
    await tellsElsewhere(world)
    await signInFirst(page.context(), member)
    await page.goto(`/us/en/orders/sales/${factOf(world, 'order')}`)
    await expect(page.locator(part)).toBeVisible()
    if (isReload(world)) await isInterrupted(world)
    await expect(page.locator(part)).toBeAttached()
  },
  events: {
    'the shopper wants to cancel': asks,
    'the shopper confirms': pressInDialog('Yes, cancel'),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': ({ page }) => page.keyboard.press('Escape'),
  },
  delays: {},
  answers: {
    'the pickup is cancelled': ({ held }) => held.answer('attempt', { by: 'host' }),
    [handedOver]: async (world) => {
      await storeMakesIt('COMPLETE')(world)
      await world.held.answer('attempt', { by: 'host' })
    },
    'the host refuses': failsWith('attempt', curbsideCalls.cancel, 500),
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  sees: {
    closed: async ({ page }) => {
      await expect(page.locator(part)).toHaveAttribute('data-state', 'closed', { timeout: 1 })
      await expect(page.getByRole('button', { name: 'Cancel pickup' })).toBeVisible({ timeout: 1 })
    },
    confirming: hasDialog('confirming', 'Cancel this pickup?'),
    'cancelling.shown': hasDialog('cancelling', /^(Canceling your pickup|Checking what happened)$/),
    'cancelling.hidden': async ({ page }) => {
      await expect(page.locator(part)).toHaveAttribute('data-state', 'closed', { timeout: 1 })
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1 })
    },
    tooLate: hasDialog('tooLate', 'Your order was handed over'),
    unconfirmed: hasDialog('unconfirmed', 'We can’t tell whether it worked'),
    failed: hasDialog('failed', 'Your pickup wasn’t canceled'),
    cancelled: async ({ page }) => {
      await expect(page.getByText('Your pickup is canceled', { exact: true })).toBeVisible({ timeout: 1 })
    },
  },
  skips: ({ steps }) => {
    const words = steps.map(({ step }) => step.words)
    const over = words.indexOf(handedOver)
    return over !== -1 && words.includes('the pickup is cancelled', over)
      ? 'an order that was handed over is not cancelled any more'
      : null
  },
}

walkFlow(flow, '[ST-04]')
