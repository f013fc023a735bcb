import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/paths.ts'
import { returnLabelModel } from '../../../model-tests/return-label/return-label.model.ts'
import { signInAhead } from '../../support/sign-in.ts'
import { comesNext, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { type AttemptWords, hostRemembers } from '../lib/host-memory.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from './return.executors.ts'

const dispatch = '/order_mgmt/user_return_labels_dispatch/v1'
const root = '[data-flow=returnLabel]'

const words: AttemptWords = {
  begins: ['the browser has remembered the attempt'],
  arrives: ['the host takes the label on'],
  getsLost: 'the answer gets lost',
  wasTaken: 'the host has taken it on',
  neverArrived: 'the request never arrived',
}

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
    // The dialog's code comes with its first opening; React shows what it waited for only as time passes.
    if (view === 'confirming') await page.clock.runFor(50)
    const dialog = page.getByRole('dialog')
    await (name === undefined
      ? expect(dialog).toHaveCount(0, { timeout: 1 })
      : expect(dialog).toHaveAccessibleName(name, { timeout: 1 }))
  }

const presses =
  (name: string): Executor =>
  ({ page }) =>
    page.locator(root).getByRole('button', { name, exact: true }).click()

const pressesInDialog =
  (name: string | RegExp): Executor =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name }).first().click()

const lose: Executor = (world) =>
  world.held.answer('dispatchLabel', {
    by: 'fault',
    effect:
      comesNext(world, [words.neverArrived, words.wasTaken]) === words.neverArrived ? 'drop' : 'drop-after',
  })

const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await presses('Send by e-mail')(world)
  await pressesInDialog('Send label')(world)
  await lose(world)
  await expect(page.locator(root)).toHaveAttribute('data-dialog', 'checkingOutcome')
  await page.reload()
  await expect(page.locator(root)).toHaveAttribute('data-dialog', 'checkingOutcome')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(held.waits('getLabel')).toBe(true)
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
  const sent = steps.filter(({ step }) => [...words.arrives, words.wasTaken].includes(step.words)).length
  if (sent > 2) return 'so many letters a day are sent for a return'
  return hostRemembers(path, words, isReload({ path }))
    ? null
    : 'the host knows of each request whether it came'
}

const flow: FlowInBrowser = {
  model: returnLabelModel,
  calls: {
    getLabel: { method: 'GET', path: '/api/order_mgmt/user_return_labels/v1/{number}' },
    dispatchLabel: { method: 'POST', path: `/api${dispatch}` },
    readOutcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, held, facts } = world
    const country = isDutch(world) ? 'nl' : 'us'
    const { member } = await sandbox.newMember({ country })
    facts.set('member', member)
    const from = isDutch(world) ? 'emea-paperless' : 'return-created'
    const { orderNumber } = await sandbox.newOrder({ from, member, country })
    await signInAhead(page.context(), member)
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
    'the shopper wants the label by e-mail': presses('Send by e-mail'),
    'the shopper wants the label by post': presses('Send by post'),
    'the shopper confirms': pressesInDialog('Send label'),
    'the shopper tries again': pressesInDialog('Try again'),
    'the shopper wants the code large': presses('Show code large'),
    'the shopper closes the dialog': pressesInDialog(/^(Done|Not now|Back to return)$/),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {
    checkDelay: (world) => runUntilAsked(world, 'readOutcome'),
    codeWait: ({ page }) => page.clock.runFor(30 * 60_000),
  },
  answers: {
    'the host refuses to send it': refuses('dispatchLabel', `POST ${dispatch}`, 500),
    [words.getsLost]: lose,
    'the browser has remembered the attempt': async () => undefined,
  },
  sees: {
    'label.loading': has('state', 'loading'),
    'label.shown': has('state', 'shown'),
    'label.failed': has('state', 'failed'),
    'code.settling': has('code', 'settling'),
    'code.ready': has('code', 'ready'),
    'dialog.closed': hasDialog('closed'),
    'dialog.showingCode': hasDialog('showingCode', /^Show this code/),
    'dialog.confirming': hasDialog('confirming', /^(E-mail your label|Send your label by post)\?$/),
    'dialog.sending.requesting': hasDialog('sending', /^Sending your label$/),
    'dialog.sending.checkingOutcome.reading': hasDialog('checkingOutcome', /^Checking whether/),
    'dialog.sending.checkingOutcome.waiting': hasDialog('checkingOutcome', /^Checking whether/),
    'dialog.sent': hasDialog('sent', /^Your label is (on its way|in the post)$/),
    'dialog.failed': hasDialog('failed', /^Your label was not (e-mailed|posted)$/),
  },
  passing: ['dialog.sending.storingKey'],
  skips,
}

walkFlow(flow, '[RL-03]')
