import { expect } from '@playwright/test'
import { cancellationModel } from '../../../model-tests/cancellation/cancellation.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { hidePage, pauseClock, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { passUntil } from '../returns/return.executors.ts'

const detail = '[data-flow=cancellation]'

const viewOf = async ({ page }: World, view: string) => {
  await expect(page.locator(detail)).toHaveAttribute('data-state', view, { timeout: 1 })
}

const isAt =
  (view: string): Executor =>
  (world) =>
    viewOf(world, view)

const isDialog =
  (view: string, title: string | RegExp): Executor =>
  async (world) => {
    await viewOf(world, view)
    await expect(world.page.getByRole('dialog', { name: title })).toBeVisible({ timeout: 1 })
  }

const pass =
  (ms: number): Executor =>
  ({ page }) =>
    page.clock.runFor(ms)

const hasWindow =
  (state: 'open' | 'shut'): Executor =>
  async ({ page }) => {
    await expect(page.locator(detail)).toHaveAttribute('data-window', state, { timeout: 1 })
  }

/** Each answer of the host sets the page's idea of its time right again, so the window takes more than one go to pass. */
const passWindow: Executor = async (world) => {
  await expect(async () => {
    await world.page.clock.runFor(31 * 60_000)
    await hasWindow('shut')(world)
  }).toPass()
}

/** How the warehouse of this walk answers. */
const ruleFor = (world: World) => {
  if (comesPast(world, 'the warehouse wants to decide')) return 'pending'
  if (comesPast(world, 'the warehouse is packing already')) return 'denied'
  if (comesPast(world, 'the warehouse fails')) return 'failing'
  return 'complete'
}

const isReload = ({ path }: Pick<World, 'path'>) => path.start.words.includes('after a reload')
const isAsked = ({ path }: World) => path.start.words.includes('by a link')
const isOld = ({ path }: World) => path.start.words.includes('an hour ago')

/** The answer got lost; the request, too, where nobody is to know what became of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page } = world
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await pressInDialog('Yes, cancel order')(world)
  await world.held.answer('attempt', {
    by: 'fault',
    effect: firstAnswer(world) === cannotSay ? 'drop' : 'drop-after',
  })
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Checking what happened')
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Checking what happened')
}

/** Whether the walk's next answer is about the attempt from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** The attempt from before the reload is looked up, every other one is sent; then the job is polled until it has ended. */
const endsAttempt: Executor = async (world) => {
  const { page, held } = world
  await held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' })
  await passUntil(page, () =>
    expect(page.locator(detail)).toHaveAttribute('data-state', /^(complete|pending|denied|error)$/, {
      timeout: 1,
    }),
  )
}

/** What a warehouse ends with; that of one order ends always alike. */
const ends = [
  ['the warehouse has stopped'],
  ['the warehouse wants to decide'],
  ['the warehouse is packing already'],
  ['the warehouse fails'],
]

const skips = (path: Path): string | null => {
  const { initial, steps } = path
  if (ends.filter((words) => words.some((one) => comesPast({ path }, one))).length > 1)
    return 'the warehouse of one order ends always alike'
  const outlives = steps.some(
    ({ step }, index) =>
      step.kind === 'delay' &&
      (steps[index - 1] ?? initial).leaves.some((leaf) => leaf.startsWith('dialog.inProgress')),
  )
  return outlives ? 'no request, and no wait between two of them, lasts a minute' : null
}

const flow: FlowInBrowser = {
  model: cancellationModel,
  calls: {
    attempt: { method: 'POST', path: '/api/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder' },
    outcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
  },
  arrange: async (world) => {
    const { page, sandbox } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({
      from: 'cancellable',
      member,
      rule: ruleFor(world),
      ageMinutes: isOld(world) ? 60 : 3,
    })
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}${isAsked(world) ? '?modal=cancel' : ''}`)
    await expect(page.locator(detail)).toBeVisible()
    if (isReload(world)) await reloadInTheMiddle(world)
    await pauseClock(page)
  },
  events: {
    'the shopper asks to cancel': ({ page }) =>
      page.getByRole('button', { name: /^(Cancel order|Check cancellation)$/ }).click(),
    'the shopper confirms': pressInDialog('Yes, cancel order'),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': pressInDialog('Close'),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {
    windowLeft: passWindow,
    nextMinute: pass(60_000),
  },
  answers: {
    'the warehouse has stopped': endsAttempt,
    'the warehouse wants to decide': endsAttempt,
    'the warehouse is packing already': endsAttempt,
    'the warehouse fails': endsAttempt,
    [cannotSay]: leavesUnconfirmed({ isLookedUp }),
  },
  sees: {
    'dialog.closed': isAt('closed'),
    'dialog.confirming': isDialog('confirming', 'Cancel this order?'),
    'dialog.inProgress.shown': isDialog('inProgress', /^(Canceling your order|Checking what happened)$/),
    'dialog.inProgress.hidden': isAt('closed'),
    'dialog.complete': isDialog('complete', 'Your order is canceled'),
    'dialog.pending': isAt('pending'),
    'dialog.denied': isAt('denied'),
    'dialog.outsideWindow': isAt('outsideWindow'),
    'dialog.unconfirmed': isDialog('unconfirmed', 'We can’t tell whether it worked'),
    'dialog.error': isAt('error'),
    'window.open': hasWindow('open'),
    'window.shut': hasWindow('shut'),
  },
  skips,
  headlessOnly: {
    'the order is shown afresh': 'the page does it by itself after a change',
  },
}

walkFlow(flow, '[CA-01]')
