import { expect } from '@playwright/test'
import { itemCancellationModel } from '../../../model-tests/item-cancellation/item-cancellation.model.ts'
import { itemCancellationPage } from '../../pages/item-cancellation.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from '../returns/return.executors.ts'

const post = '/order_mgmt/ordermods/v1/{orderNumber}/cancelItems'
const [undecided, packed] = ['the warehouse has yet to decide', 'the order is packed']
const refused = 'the host does not take the cancellation'

const isAt =
  (state: string, title?: string | RegExp): Executor =>
  async ({ page }) => {
    await itemCancellationPage(page).seesState(state, 1)
    await hasDialogTitle(page, title)
  }

const startsWith = ({ path }: Pick<World, 'path'>, words: string) => path.start.words.includes(words)
const isReload = (world: Pick<World, 'path'>) => startsWith(world, 'after a reload')
const isShipped = (world: Pick<World, 'path'>) => startsWith(world, 'on its way')

/** Whether the walk's next answer is about the cancellation from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** How the warehouse of this walk answers. */
const ruleFor = (world: World) => {
  if (comesPast(world, undecided)) return 'pending'
  return comesPast(world, packed) ? 'denied' : 'complete'
}

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  const items = itemCancellationPage(page)
  await items.choosesOne()
  await items.confirm.click()
  const isDropped = [refused, cannotSay].includes(firstAnswer(world, 'attempt') ?? '')
  await held.answer('attempt', { by: 'fault', effect: isDropped ? 'drop' : 'drop-after' })
  await page.reload()
}

/** Once the host has answered, the job is polled until it has ended. */
const ends =
  (state: string): Executor =>
  async (world) => {
    await world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' })
    await itemCancellationPage(world.page).seesState(state)
  }

const flow: FlowInBrowser = {
  model: itemCancellationModel,
  calls: {
    attempt: { method: 'POST', path: `/api${post}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({
      from: isShipped(world) ? 'shipped' : 'items-cancellable',
      member,
      country: 'us',
      rule: ruleFor(world),
    })
    facts.set('member', member).set('order', orderNumber)
    await signInFirst(page.context(), member)
    await page.goto(`/us/en/orders/sales/${orderNumber}/cancel-items`)
    await expect(itemCancellationPage(page).flow).toBeVisible()
    if (isReload(world)) await reloadInTheMiddle(world)
  },
  events: {
    'the shopper picks one of three': ({ page }) => itemCancellationPage(page).picks(0, 1),
    'the shopper picks the other item': ({ page }) => itemCancellationPage(page).picks(1),
    'the shopper keeps the other item': ({ page }) => itemCancellationPage(page).keeps(1),
    'the shopper reviews the cancellation': ({ page }) => itemCancellationPage(page).review.click(),
    'the shopper goes back to choose again': ({ page }) =>
      page.getByRole('button', { name: 'Choose again' }).click(),
    'the shopper cancels the items': ({ page }) => itemCancellationPage(page).confirm.click(),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': pressInDialog('Close'),
  },
  delays: {},
  answers: {
    'the warehouse leaves the pieces out': ends('cancelled'),
    [undecided]: ends('pending'),
    [packed]: ends('tooLate'),
    [refused]: async (world) => {
      if (!isLookedUp(world)) return refuses('attempt', `POST ${post}`, 503)(world)
      // Only the second look tells that the request never came.
      await world.held.answer('outcome', { by: 'host' })
      await world.held.answer('outcome', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  headlessOnly: {
    'the order is shown afresh, and can be stopped': 'the warehouse changes the order',
    'the order is shown afresh, with fewer items': 'another tab changes the order',
    'the order is shown afresh, and is on its way': 'the warehouse changes the order',
  },
  sees: {
    choosing: isAt('choosing'),
    review: isAt('review'),
    sending: isAt('sending'),
    cancelled: isAt('cancelled'),
    pending: isAt('pending'),
    tooLate: isAt('tooLate'),
    closed: isAt('closed'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    failed: isAt('failed', 'Nothing was canceled'),
  },
}

walkFlow(flow, '[BY-15]')
