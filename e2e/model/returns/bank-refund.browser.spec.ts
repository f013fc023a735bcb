import { expect } from '@playwright/test'
import {
  bankRefundModel,
  mistypedIban,
  sampleDetails,
} from '../../../model-tests/bank-refund/bank-refund.model.ts'
import { bankRefundPage } from '../../pages/returns/bank-refund.page.ts'
import { codeOf } from '../../support/page-code.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from './return.executors.ts'

const post = '/order_mgmt/bank_refund/v1'
const refused = 'the host does not take the form'

const isAt =
  (state: string, title?: string | RegExp): Executor =>
  async ({ page }) => {
    await bankRefundPage(page).seesState(state, 1)
    await hasDialogTitle(page, title)
  }

const types =
  (field: 'firstName' | 'lastName' | 'iban', value: string): Executor =>
  ({ page }) =>
    bankRefundPage(page)[field].fill(value)

const startsWith = ({ path }: Pick<World, 'path'>, words: string) => path.start.words.includes(words)
const isReload = (world: Pick<World, 'path'>) => startsWith(world, 'after a reload')

/** Whether the walk's next answer is about the form from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

const filledIn: Executor = async ({ page }) => {
  const refund = bankRefundPage(page)
  await refund.fillsIn()
  await refund.reviews()
  await refund.send.click()
}

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  await held.answer('loadCheck', { by: 'host' })
  await filledIn(world)
  await held.answer('attempt', {
    by: 'fault',
    effect: [refused, cannotSay].includes(firstAnswer(world, 'attempt') ?? '') ? 'drop' : 'drop-after',
  })
  await page.reload()
}

/** The account of before: sent by the page, which is opened again. */
const sentBefore: Executor = async (world) => {
  const { page, held } = world
  await held.answer('loadCheck', { by: 'host' })
  await filledIn(world)
  await held.answer('attempt', { by: 'host' })
  await bankRefundPage(page).seesConfirmation()
  await page.goto(factOf(world, 'form'))
}

const flow: FlowInBrowser = {
  model: bankRefundModel,
  calls: {
    loadCheck: { method: 'GET', path: codeOf('domain/bank-refund/iban-check.ts') },
    attempt: { method: 'POST', path: `/api${post}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember({ country: 'it' })
    facts.set('member', member)
    const from = startsWith(world, 'in another way') ? 'return-created' : 'return-cash'
    const { returnNumber } = await sandbox.newReturn(from, member)
    await signInFirst(page.context(), member)
    facts.set('form', `/it/en/orders/returns/${returnNumber}/refund-payment`)
    await page.goto(factOf(world, 'form'))
    if (isReload(world)) await reloadInTheMiddle(world)
    if (startsWith(world, 'account was sent')) await sentBefore(world)
    await expect(page.locator('[data-flow=bankRefund]')).toBeVisible()
  },
  events: {
    'the shopper types their first name': types('firstName', sampleDetails.firstName),
    'the shopper types their last name': types('lastName', sampleDetails.lastName),
    'the shopper types the IBAN': types('iban', sampleDetails.iban),
    'the shopper mistypes the IBAN': types('iban', mistypedIban),
    'the shopper leaves the field of the IBAN': async ({ page }) => {
      await bankRefundPage(page).iban.focus()
      await bankRefundPage(page).iban.blur()
    },
    'the shopper reviews the details': ({ page }) => bankRefundPage(page).review.click(),
    'the shopper goes back to change them': ({ page }) =>
      page.getByRole('button', { name: 'Change details' }).click(),
    'the shopper sends the details': ({ page }) => bankRefundPage(page).send.click(),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': pressInDialog('Close'),
  },
  delays: {},
  answers: {
    'the account is taken': (world) =>
      world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' }),
    [refused]: async (world) => {
      if (!isLookedUp(world)) return refuses('attempt', `POST ${post}`, 503)(world)
      // Only the second look tells that the request never came.
      await world.held.answer('outcome', { by: 'host' })
      await world.held.answer('outcome', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  headlessOnly: {
    'the return is shown afresh, and waits for an account': 'another tab or the warehouse changes the return',
    'the return is shown afresh, and its account was sent': 'another tab changes the return',
    'the return is shown afresh, and nothing is due any more': 'the warehouse changes the return',
  },
  sees: {
    'form.loading': isAt('form.loading'),
    'form.ready': isAt('form.ready'),
    review: isAt('review'),
    sending: isAt('sending'),
    sent: ({ page }) => expect(page).toHaveURL(/refund-payment-confirmation$/, { timeout: 1 }),
    alreadySent: isAt('alreadySent'),
    notDue: isAt('notDue'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    failed: isAt('failed', 'Form Not Submitted'),
  },
}

walkFlow(flow, '[RF-01]')
