import { expect } from '@playwright/test'
import { reviewModel } from '../../../model-tests/review/review.model.ts'
import { reviewPage } from '../../pages/review.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { pauseClock, runUntilAsked } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const isAt =
  (state: string, title?: string | RegExp): Executor =>
  async ({ page }) => {
    await reviewPage(page).seesState(state, 1)
    await hasDialogTitle(page, title)
  }

const kept = 'the review is kept'
const refused = 'the host does not take the review'

const isReload = ({ path }: Pick<World, 'path'>) => path.start.words !== reviewModel.starts[0]?.words
const hasLostWords = ({ path }: Pick<World, 'path'>) => path.start.words.includes('lost the words')

/** Whether the walk's next answer is about the review from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await held.answer('signReview', { by: 'host' })
  await reviewPage(page).offers.first().click()
  await reviewPage(page).fillsIn()
  await reviewPage(page).sends()
  await held.answer('attempt', {
    by: 'fault',
    effect: firstAnswer(world, 'attempt') === kept ? 'drop-after' : 'drop',
  })
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Checking what happened')
  if (hasLostWords(world)) {
    const names = await page.evaluate(() => Object.keys(sessionStorage))
    const drafts = names.filter((name) => name.startsWith('baton.draft.review'))
    expect(drafts).toHaveLength(1)
    await page.evaluate((name) => sessionStorage.removeItem(name), drafts[0] ?? '')
  }
  await page.reload()
  await reviewPage(page).seesState('signing')
}

const flow: FlowInBrowser = {
  model: reviewModel,
  calls: {
    signReview: { method: 'POST', path: '/api/reviews/signature/v1' },
    attempt: { method: 'POST', path: '/api/reviews/v1' },
    outcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    await signInFirst(page.context(), member)
    const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
    facts.set('member', member)
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}?enableWriteReview=true`)
    await reviewPage(page).seesState('signing')
    if (isReload(world)) await reloadInTheMiddle(world)
    await pauseClock(page)
  },
  events: {
    'the shopper writes about the first product': ({ page }) => reviewPage(page).offers.first().click(),
    'the shopper fills the form in': ({ page }) => reviewPage(page).fillsIn(),
    'the shopper sends the review': ({ page }) => reviewPage(page).sends(),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper goes back to the words': pressInDialog('Back to your review'),
    'the shopper closes the dialog': ({ page }) => page.keyboard.press('Escape'),
  },
  answers: {
    [kept]: (world) => world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [refused]: async (world) => {
      const isOld = isLookedUp(world)
      if (isOld) await world.held.answer('outcome', { by: 'host' })
      if (isOld && hasLostWords(world)) {
        // Only the second look tells that the request never came.
        await runUntilAsked(world, 'outcome')
        return world.held.answer('outcome', { by: 'host' })
      }
      await world.sandbox.addFault({
        call: 'POST /reviews/v1',
        effect: 'status',
        status: 503,
        member: factOf(world, 'member'),
      })
      await world.held.answer('attempt', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp }),
  },
  delays: {},
  headlessOnly: { 'the shopper writes about another product': 'each is written about alike' },
  notWalked: { alreadyReviewed: 'e2e/accessibility/rare-screens.spec.ts' },
  sees: {
    signing: isAt('signing'),
    unavailable: isAt('unavailable'),
    closed: isAt('closed'),
    writing: isAt('writing', 'How do you like it?'),
    'sending.shown': isAt('sending.shown', /^(How do you like it\?|Checking what happened)$/),
    'sending.hidden': isAt('sending.hidden'),
    thanked: isAt('thanked', 'Thank you for your review'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    notSent: isAt('notSent', 'Your review wasn’t sent'),
  },
}

walkFlow(flow, '[OD-10]')
