import { expect } from '@playwright/test'
import { methodSwitchModel } from '../../../model-tests/method-switch/method-switch.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import type { Executor, FlowInBrowser, World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from './return.executors.ts'

const patch = '/order_mgmt/user_returns/v1/{returnOrderNumber}'
const refused = 'the host refuses'

const isAt =
  (view: string, title?: string | RegExp): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=methodSwitch]')).toHaveAttribute('data-state', view, { timeout: 1 })
    await hasDialogTitle(page, title)
  }

const asks: Executor = ({ page }) => page.locator('[data-action="switch-method"]').click()
const choosesPickup: Executor = ({ page }) =>
  page.getByRole('dialog').locator('[data-method="upsPickup"]').getByRole('radio').check()

const isReload = ({ path }: World) => path.start.words.includes('after a reload')

/** Whether the walk's next answer is about the attempt from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await asks(world)
  await choosesPickup(world)
  await pressInDialog('Switch')(world)
  await held.answer('attempt', {
    by: 'fault',
    effect: [refused, cannotSay].includes(firstAnswer(world) ?? '') ? 'drop' : 'drop-after',
  })
  await page.reload()
}

const flow: FlowInBrowser = {
  model: methodSwitchModel,
  calls: { attempt: { method: 'PATCH', path: `/api${patch}` }, outcome: captureCalls.outcome },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    facts.set('member', member)
    const { returnNumber } = await sandbox.newReturn('return-created', member)
    await signInFirst(page.context(), member)
    await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
    if (isReload(world)) await reloadInTheMiddle(world)
    await expect(page.locator('[data-flow=methodSwitch]')).toBeVisible()
  },
  events: {
    'the shopper wants another way': asks,
    'the shopper chooses the pickup': choosesPickup,
    'the shopper confirms': pressInDialog('Switch'),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': pressInDialog('Close'),
  },
  delays: {},
  answers: {
    'the return goes the other way now': (world) =>
      world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [refused]: async (world) => {
      if (!isLookedUp(world)) return refuses('attempt', `PATCH ${patch}`, 409)(world)
      // Only the second look tells that the request never came.
      await world.held.answer('outcome', { by: 'host' })
      await world.held.answer('outcome', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  sees: {
    closed: isAt('closed'),
    choosing: isAt('choosing', 'Return it another way'),
    'switching.shown': isAt('switching', /^(Changing your return method|Checking what happened)$/),
    'switching.hidden': isAt('closed'),
    switched: isAt('switched', 'Your return method has changed'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    failed: isAt('failed', 'Your return method wasn’t changed'),
  },
}

walkFlow(flow, '[RM-07]')
