import { expect } from '@playwright/test'
import { returnCancellationModel } from '../../../model-tests/return-cancellation/return-cancellation.model.ts'
import { returnCancellationPage } from '../../pages/returns/return-cancellation.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from './return.executors.ts'

const post = '/order_mgmt/user_returns/v1/{returnOrderNumber}/cancelReturn'
const fails = 'the host fails'

const isAt =
  (state: string, heading: string | RegExp): Executor =>
  async ({ page }) => {
    await returnCancellationPage(page).seesState(state, 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1 })
  }

const startsWith = ({ path }: Pick<World, 'path'>, words: string) => path.start.words.includes(words)
const isReload = (world: World) => startsWith(world, 'after a reload')

/** Whether the walk's next answer is about the attempt from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

const moves =
  (status: string): Executor =>
  async ({ page, facts }) => {
    const number = facts.get('return') ?? ''
    const answer = await page.request.post(`/api/sandbox/returns/${number}`, { data: { status } })
    expect(answer.status()).toBe(200)
  }

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await returnCancellationPage(page).confirm.click()
  await held.answer('attempt', {
    by: 'fault',
    effect: [fails, cannotSay].includes(firstAnswer(world) ?? '') ? 'drop' : 'drop-after',
  })
  await page.reload()
}

const flow: FlowInBrowser = {
  model: returnCancellationModel,
  calls: { attempt: { method: 'POST', path: `/api${post}` }, outcome: captureCalls.outcome },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { returnNumber } = await sandbox.newReturn('return-created', member)
    facts.set('member', member).set('return', returnNumber)
    await signInFirst(page.context(), member)
    if (startsWith(world, 'was canceled before')) await moves('cancelled')(world)
    if (startsWith(world, 'was handed over')) await moves('in transit')(world)
    if (startsWith(world, 'was refunded early')) await moves('early refund')(world)
    await page.goto(`/us/en/orders/returns/${factOf(world, 'return')}/cancel-return`)
    if (isReload(world)) await reloadInTheMiddle(world)
    await expect(returnCancellationPage(page).flow).toBeVisible()
  },
  events: {
    'the shopper confirms': ({ page }) => returnCancellationPage(page).confirm.click(),
    'the shopper tries again': ({ page }) => returnCancellationPage(page).retry.click(),
  },
  delays: {},
  answers: {
    'the return is canceled': (world) =>
      world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [fails]: async (world) => {
      if (!isLookedUp(world)) return refuses('attempt', `POST ${post}`, 503)(world)
      // Only the second look tells that the request never came.
      await world.held.answer('outcome', { by: 'host' })
      await world.held.answer('outcome', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  headlessOnly: {
    'the return is still here': 'the carrier moves the return while the page is open',
    'the return turns out to be canceled': 'another tab changes the return',
    'the carrier has it': 'the carrier moves the return while the page is open',
    'its refund has come early': 'the warehouse refunds the return while the page is open',
  },
  sees: {
    confirming: isAt('confirming', 'Cancel this return?'),
    cancelling: isAt('cancelling', /^(Canceling your return|Checking what happened)$/),
    cancelled: isAt('cancelled', 'Your return is canceled'),
    tooLate: isAt('tooLate', 'This return can’t be canceled anymore'),
    refused: isAt('refused', 'This return can’t be canceled'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    failed: isAt('failed', 'Your return wasn’t canceled'),
  },
}

walkFlow(flow, '[BY-13]')
