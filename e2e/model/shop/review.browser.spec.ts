import { expect } from '@playwright/test'
import { reviewModel } from '../../../model-tests/review/review.model.ts'
import { reviewPage } from '../../pages/review.page.ts'
import { signInAhead } from '../../support/sign-in.ts'
import { type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { pauseClock, runUntilAsked } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const isAt =
  (state: string, title?: string): Executor =>
  async ({ page }) => {
    await reviewPage(page).seesState(state, 1)
    const dialog = page.getByRole('dialog')
    await (title === undefined
      ? expect(dialog).toHaveCount(0, { timeout: 1 })
      : expect(dialog).toHaveAccessibleName(title, { timeout: 1 }))
  }

const presses =
  (name: string): Executor =>
  ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click()

const flow: FlowInBrowser = {
  model: reviewModel,
  calls: {
    signReview: { method: 'POST', path: '/api/reviews/signature/v1' },
    sendReview: { method: 'POST', path: '/api/reviews/v1' },
  },
  arrange: async ({ page, sandbox, facts }) => {
    const { member } = await sandbox.newMember()
    await signInAhead(page.context(), member)
    const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
    facts.set('member', member)
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}?enableWriteReview=true`)
    await reviewPage(page).seesState('signing')
    await pauseClock(page)
  },
  events: {
    'the shopper writes about the first product': ({ page }) => reviewPage(page).offers.first().click(),
    'the shopper fills the form in': ({ page }) => reviewPage(page).fillsIn(),
    'the shopper sends the review': ({ page }) => reviewPage(page).sends(),
    'the shopper tries again': presses('Try again'),
    'the shopper goes back to the words': presses('Back to your words'),
    'the shopper closes the dialog': ({ page }) => page.keyboard.press('Escape'),
  },
  answers: {
    'the host does not take the review': async (world) => {
      await world.sandbox.addFault({
        call: 'POST /reviews/v1',
        effect: 'status',
        status: 503,
        member: factOf(world, 'member'),
      })
      await world.held.answer('sendReview', { by: 'host' })
    },
  },
  delays: { checkDelay: (world) => runUntilAsked(world, 'sendReview') },
  sees: {
    signing: isAt('signing'),
    unavailable: isAt('unavailable'),
    closed: isAt('closed'),
    writing: isAt('writing', 'How do you like it?'),
    sending: async ({ page }) => {
      await reviewPage(page).seesState('sending', 1)
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1 })
    },
    checkingOutcome: isAt('checkingOutcome', 'Checking your review'),
    thanked: isAt('thanked', 'Thank you for your review'),
    notSent: isAt('notSent', 'Your review was not sent'),
  },
}

walkFlow(flow, '[OD-10]')
