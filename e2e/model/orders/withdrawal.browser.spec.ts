import { expect } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { sampleInput, withdrawalModel } from '../../../model-tests/withdrawal/withdrawal.model.ts'
import { withdrawalPage } from '../../pages/withdrawal.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from '../returns/return.executors.ts'

const post = '/orders/withdrawals/v1/{orderNumber}'
const refused = 'the host does not take it'
const received = 'the statement is received'

const isAt =
  (state: string, title?: string | RegExp): Executor =>
  async ({ page }) => {
    await withdrawalPage(page).seesState(state, 1)
    await hasDialogTitle(page, title)
  }

const startsWith = ({ path }: { readonly path: Path }, words: string) => path.start.words.includes(words)
const isReload = (world: { readonly path: Path }) => startsWith(world, 'after a reload')
const isTold = (world: { readonly path: Path }) => startsWith(world, 'when the order tells')

/** Whether the walk's next answer is about the statement from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

const confirms: Executor = async ({ page }) => {
  const withdrawal = withdrawalPage(page)
  await withdrawal.seesState('statement')
  await withdrawal.reviews()
  await withdrawal.confirm.click()
}

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  await confirms(world)
  const isTaken = isTold(world) || firstAnswer(world, 'attempt') === received
  await world.held.answer('attempt', { by: 'fault', effect: isTaken ? 'drop-after' : 'drop' })
  await world.page.reload()
}

/** The statement of before: sent by the page, which is opened again. */
const sentBefore: Executor = async (world) => {
  await confirms(world)
  await world.held.answer('attempt', { by: 'host' })
  await world.held.answer('getDocuments', { by: 'host' })
  await withdrawalPage(world.page).seesState('acknowledged.ready')
  await world.page.goto(factOf(world, 'page'))
}

/** What an order has to be for the start of the walk, by its words. */
const kindOf = (world: World): string => {
  if (startsWith(world, 'whose period has ended')) return 'withdrawal-over'
  if (startsWith(world, 'custom designs')) return 'withdrawal-exempt'
  return 'withdrawable'
}

const flow: FlowInBrowser = {
  model: withdrawalModel,
  calls: {
    attempt: { method: 'POST', path: `/api${post}` },
    getDocuments: { method: 'GET', path: `/api${post}/{withdrawalId}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const country = startsWith(world, 'of another country') ? 'gb' : 'de'
    const { member } = await sandbox.newMember({ country })
    facts.set('member', member)
    const { orderNumber } = await sandbox.newOrder({ from: kindOf(world), member, country })
    await signInFirst(page.context(), member)
    facts.set('page', `/${country}/en/orders/withdrawal/${orderNumber}`)
    await page.goto(factOf(world, 'page'))
    if (isReload(world)) await reloadInTheMiddle(world)
    if (startsWith(world, 'an order that was withdrawn from')) await sentBefore(world)
    await expect(withdrawalPage(page).flow).toBeAttached()
  },
  events: {
    'the shopper empties the name': ({ page }) => withdrawalPage(page).name.fill(''),
    'the shopper types their name': ({ page }) => withdrawalPage(page).name.fill(sampleInput.name),
    'the shopper ticks the first item, or unticks it': ({ page }) =>
      withdrawalPage(page).lines.first().getByRole('checkbox').click(),
    'the shopper goes on': ({ page }) => withdrawalPage(page).submit.click(),
    'the shopper changes the statement': ({ page }) => withdrawalPage(page).change.click(),
    'the shopper confirms the withdrawal': ({ page }) => withdrawalPage(page).confirm.click(),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': pressInDialog('Close'),
    'the shopper asks for the PDF again': ({ page }) =>
      withdrawalPage(page).flow.getByRole('button', { name: 'Try again' }).click(),
  },
  delays: {},
  answers: {
    [received]: (world) => world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [refused]: async (world) => {
      if (!isLookedUp(world)) return refuses('attempt', `POST ${post}`, 503)(world)
      // Only the second look tells that the request never came.
      await world.held.answer('outcome', { by: 'host' })
      await world.held.answer('outcome', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  skips: (path) =>
    isTold({ path }) && firstAnswer({ path }, 'attempt') === refused
      ? 'a host that tells of a statement has taken it'
      : null,
  headlessOnly: {
    'the order is shown afresh, and one item of it is left': 'another tab changes the order',
    'the order is shown afresh, and was withdrawn from': 'another tab changes the order',
  },
  sees: {
    statement: isAt('statement'),
    review: isAt('review'),
    sending: isAt('sending'),
    'acknowledged.loading': isAt('acknowledged.loading'),
    'acknowledged.ready': isAt('acknowledged.ready'),
    'acknowledged.missing': isAt('acknowledged.missing'),
    'withdrawn.loading': isAt('withdrawn.loading'),
    'withdrawn.ready': isAt('withdrawn.ready'),
    'withdrawn.missing': isAt('withdrawn.missing'),
    over: isAt('over'),
    exempt: isAt('exempt'),
    none: isAt('none'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    failed: isAt('failed', 'Your withdrawal wasn’t sent'),
  },
}

walkFlow(flow, '[BY-08]')
