import { expect } from '@playwright/test'
import { maxPolls } from '../../../domain/changes/polling.ts'
import { cancellationModel } from '../../../model-tests/cancellation/cancellation.model.ts'
import type { Path } from '../../../model-tests/lib/paths.ts'
import { signInAhead } from '../../support/sign-in.ts'
import {
  comesNext,
  comesPast,
  type Executor,
  type FlowInBrowser,
  factOf,
  type World,
} from '../lib/flow-in-browser.ts'
import { type AttemptWords, hostRemembers } from '../lib/host-memory.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

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

const press =
  (name: string): Executor =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click()

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

const neverArrived = 'the attempt never arrived'
const wasAccepted = 'the host has accepted the attempt'

/** How the warehouse of this walk answers. */
const ruleFor = (world: World) => {
  if (comesPast(world, 'the warehouse wants to decide')) return 'pending'
  if (comesPast(world, 'the warehouse is packing already')) return 'denied'
  if (comesPast(world, 'the warehouse fails')) return 'failing'
  return 'complete'
}

const deliver: Executor = ({ held }) => held.answer('cancelOrder', { by: 'host' })
const drop: Executor = ({ held }) => held.answer('cancelOrder', { by: 'fault', effect: 'drop' })

/** The answer is lost on the way back where the host is to know of the attempt afterwards, else on the way there. */
const lose: Executor = (world) =>
  comesNext(world, [neverArrived, wasAccepted]) === neverArrived
    ? drop(world)
    : world.held.answer('cancelOrder', { by: 'fault', effect: 'drop-after' })

/** The answer to a poll is let through once the host has finished the job, so that it says how it ended. */
const pollToTheEnd: Executor = async (world) => {
  await world.sandbox.jobIsDone(world.page.context(), await world.held.urlOf('jobPolling'))
  await world.held.answer('jobPolling', { by: 'host' })
}

const loseTwentyPolls: Executor = async (world) => {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    await runUntilAsked(world, 'jobPolling')
    await world.held.answer('jobPolling', { by: 'fault', effect: 'drop' })
  }
}

/** Cancels the order from another place, by the API, before this page's request gets through. */
const cancelElsewhere: Executor = async (world) => {
  await world.sandbox.cancelOrder(world.page.context(), factOf(world, 'order'))
  await deliver(world)
}

const refuse: Executor = async (world) => {
  await world.sandbox.addFault({
    call: 'POST /order_mgmt/ordermods/v1/{orderNumber}/cancelOrder',
    effect: 'status',
    status: 500,
    orderNumber: factOf(world, 'order'),
  })
  await deliver(world)
}

const isReload = ({ path }: Pick<World, 'path'>) => path.start.words.includes('after a reload')
const isOld = ({ path }: World) => path.start.words.includes('an hour ago')

/** The dialog's code comes with its first opening; React shows what was waited for only as time passes. */
const openOnce: Executor = async (world) => {
  await world.page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(world.page.getByRole('dialog')).toBeVisible()
  await press('Close')(world)
}

const reloadInTheMiddle: Executor = async (world) => {
  const { page } = world
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await press('Yes, cancel order')(world)
  await lose(world)
  await expect(page.locator(detail)).toHaveAttribute('data-state', 'checkingOutcome')
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** What a warehouse ends with; that of one order ends always alike. */
const ends = [
  ['the warehouse has stopped', 'the order has been cancelled before'],
  ['the warehouse wants to decide'],
  ['the warehouse is packing already'],
  ['the warehouse fails'],
]

const attempt: AttemptWords = {
  begins: ['the browser has remembered the attempt'],
  arrives: ['the host accepts'],
  getsLost: 'the answer gets lost',
  wasTaken: wasAccepted,
  neverArrived,
}

const skips = (path: Path): string | null => {
  const { initial, steps } = path
  if (ends.filter((words) => words.some((one) => comesPast({ path }, one))).length > 1)
    return 'the warehouse of one order ends always alike'
  if (!hostRemembers(path, attempt, isReload({ path })))
    return 'the host knows of each attempt whether it came'
  const outlives = steps.some(
    ({ step }, index) =>
      step.kind === 'delay' &&
      step.delay !== 'checkDelay' &&
      (steps[index - 1] ?? initial).leaves.some((leaf) => leaf.startsWith('dialog.inProgress')),
  )
  return outlives ? 'no request, and no wait between two of them, lasts a minute' : null
}

const flow: FlowInBrowser = {
  model: cancellationModel,
  calls: {
    cancelOrder: { method: 'POST', path: '/api/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder' },
    jobPolling: { method: 'GET', path: '/api/order_mgmt/ordermods/v1/jobs/{jobId}' },
    readOutcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({
      from: 'cancellable',
      member,
      rule: ruleFor(world),
      ageMinutes: isOld(world) ? 60 : 3,
    })
    facts.set('order', orderNumber)
    await signInAhead(page.context(), member)
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}`)
    await expect(page.locator(detail)).toBeVisible()
    if (!isOld(world)) await openOnce(world)
    if (isReload(world)) await reloadInTheMiddle(world)
    await pauseClock(page)
  },
  events: {
    'the shopper asks to cancel': ({ page }) =>
      page.getByRole('button', { name: /^(Cancel order|Check cancellation)$/ }).click(),
    'the shopper confirms': press('Yes, cancel order'),
    'the shopper tries again': press('Try again'),
    'the shopper closes the dialog': press('Close'),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {
    windowLeft: passWindow,
    nextMinute: pass(60_000),
    checkDelay: (world) => runUntilAsked(world, 'readOutcome'),
  },
  answers: {
    'the browser has remembered the attempt': async () => undefined,
    'the host accepts': deliver,
    'the order has been cancelled before': cancelElsewhere,
    'the answer gets lost': lose,
    'the host refuses': refuse,
    'the warehouse has stopped': pollToTheEnd,
    'the warehouse wants to decide': pollToTheEnd,
    'the warehouse is packing already': pollToTheEnd,
    'the warehouse fails': pollToTheEnd,
    'twenty polls were not enough': loseTwentyPolls,
  },
  sees: {
    'dialog.closed': isAt('closed'),
    'dialog.confirming': isDialog('confirming', 'Cancel this order?'),
    'dialog.inProgress.sending': isDialog('inProgress', 'Cancelling your order'),
    'dialog.inProgress.polling': isDialog('inProgress', 'Cancelling your order'),
    'dialog.inProgress.checkingOutcome.reading': isAt('checkingOutcome'),
    'dialog.inProgress.checkingOutcome.waiting': isAt('checkingOutcome'),
    'dialog.complete': isDialog('complete', 'Your order is cancelled'),
    'dialog.pending': isAt('pending'),
    'dialog.denied': isAt('denied'),
    'dialog.outsideWindow': isAt('outsideWindow'),
    'dialog.error': isAt('error'),
    'window.open': hasWindow('open'),
    'window.shut': hasWindow('shut'),
  },
  passing: ['dialog.inProgress.storingKey'],
  skips,
  headlessOnly: {
    'the order is shown afresh': 'the page does it by itself after a change',
  },
}

walkFlow(flow, '[CA-01]')
