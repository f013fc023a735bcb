import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { returnLabelModel } from '../../../model-tests/return-label/return-label.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import type { Executor, FlowInBrowser, World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { hidePage, pauseClock, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from './return.executors.ts'

const dispatch = '/order_mgmt/user_return_labels_dispatch/v1'
const root = '[data-flow=returnLabel]'

const sent = 'the host takes the label on'
const refused = 'the host refuses to send it'

const isReload = ({ path }: Pick<World, 'path'>) => path.start.words.includes('after a reload')
const isDutch = ({ path }: Pick<World, 'path'>) => path.start.words.includes('Dutch')

const has =
  (attribute: 'state' | 'code', value: string): Executor =>
  async ({ page }) => {
    await expect(page.locator(root)).toHaveAttribute(`data-${attribute}`, value, { timeout: 1 })
  }

const hasDialog =
  (view: string, name?: RegExp): Executor =>
  async ({ page }) => {
    await expect(page.locator(root)).toHaveAttribute('data-dialog', view, { timeout: 1 })
    await hasDialogTitle(page, name)
  }

const presses =
  (name: string): Executor =>
  ({ page }) =>
    page.locator(root).getByRole('button', { name, exact: true }).click()

/** Whether the walk's next answer is about the attempt from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await presses('Send by email')(world)
  await pressInDialog('Send label')(world)
  await held.answer('attempt', {
    by: 'fault',
    effect: firstAnswer(world, 'attempt') === sent ? 'drop-after' : 'drop',
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Checking what happened')
  await page.reload()
  await expect(dialog).toHaveAccessibleName('Checking what happened')
  await held.urlOf('getLabel')
}

const skips = (path: Path): string | null => {
  const { initial, steps } = path
  const isElsewhere = steps.some(({ step, leaves }, index) => {
    const before = (steps[index - 1] ?? initial).leaves
    const isWithoutLabel = !before.includes('label.shown')
    const inDialog = [before, leaves].some((all) => all.some((leaf) => /^dialog\.(?!closed)/.test(leaf)))
    if (inDialog && isDutch({ path })) return true
    return inDialog && isWithoutLabel && !(isReload({ path }) && step.words.startsWith('the label comes'))
  })
  if (isElsewhere) return 'the label is sent from beside it, alike in each country'
  const outlives = steps.some(
    ({ step }, index) =>
      step.kind === 'delay' &&
      step.delay === 'codeWait' &&
      (steps[index - 1] ?? initial).leaves.includes('label.loading'),
  )
  if (outlives) return 'no request lasts minutes'
  const letters = steps.filter(({ step }) => step.words === sent).length
  return letters > 2 ? 'so many letters a day are sent for a return' : null
}

const flow: FlowInBrowser = {
  model: returnLabelModel,
  calls: {
    getLabel: { method: 'GET', path: '/api/order_mgmt/user_return_labels/v1/{number}' },
    attempt: { method: 'POST', path: `/api${dispatch}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, held, facts } = world
    const country = isDutch(world) ? 'nl' : 'us'
    const { member } = await sandbox.newMember({ country })
    facts.set('member', member)
    const from = isDutch(world) ? 'emea-paperless' : 'return-created'
    const { orderNumber } = await sandbox.newOrder({ from, member, country })
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto(`/${country}/en/orders/returns/${orderNumber}/return-confirmation`)
    await expect(page.locator(root)).toBeVisible()
    if (isReload(world)) {
      await held.answer('getLabel', { by: 'host' })
      await reloadInTheMiddle(world)
    }
    await pauseClock(page)
  },
  events: {
    'the shopper asks for the label again': presses('Try again'),
    'the shopper wants the label by email': presses('Send by email'),
    'the shopper wants the label by post': presses('Send by mail'),
    'the shopper confirms': pressInDialog('Send label'),
    'the shopper tries again': pressInDialog(/^(Try again|Send again)$/),
    'the shopper wants the code large': presses('Show code large'),
    'the shopper closes the dialog': pressInDialog('Close'),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {
    codeWait: ({ page }) => page.clock.runFor(30 * 60_000),
  },
  answers: {
    [sent]: (world) => world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [refused]: async (world) => {
      if (isLookedUp(world)) await world.held.answer('outcome', { by: 'host' })
      await refuses('attempt', `POST ${dispatch}`, 500)(world)
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp }),
  },
  sees: {
    'label.loading': has('state', 'loading'),
    'label.shown': has('state', 'shown'),
    'label.failed': has('state', 'failed'),
    'code.settling': has('code', 'settling'),
    'code.ready': has('code', 'ready'),
    'dialog.closed': hasDialog('closed'),
    'dialog.showingCode': hasDialog('showingCode', /^Show this code/),
    'dialog.confirming': hasDialog('confirming', /^(Email your label|Send your label by mail)\?$/),
    'dialog.sending.shown': hasDialog('sending', /^(Sending your label|Checking what happened)$/),
    'dialog.sending.hidden': hasDialog('closed'),
    'dialog.sent': hasDialog('sent', /^Your label is (on its way|in the post)$/),
    'dialog.unconfirmed': hasDialog('unconfirmed', /^We can’t tell whether it worked$/),
    'dialog.failed': hasDialog('failed', /^Your label wasn’t (emailed|mailed)$/),
  },
  skips,
}

walkFlow(flow, '[RL-03]')
