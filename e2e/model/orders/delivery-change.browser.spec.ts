import { expect } from '@playwright/test'
import { deliveryChangeModel } from '../../../model-tests/delivery-change/delivery-change.model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { deliveryChangePage } from '../../pages/delivery-change.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { hasDialogTitle, pressInDialog } from '../lib/dialog.ts'
import { firstAnswer, isFirstAnswer } from '../lib/first-answer.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls, refuses } from '../returns/return.executors.ts'

const post = '/order_mgmt/delivery_changes/v1/{orderNumber}'
const [changed, packed] = ['the warehouse delivers as is asked', 'the order is packed']
const refused = 'the host does not take the change'

const isAt =
  (state: string, title?: string | RegExp): Executor =>
  async ({ page }) => {
    await deliveryChangePage(page).seesState(state, 1)
    await hasDialogTitle(page, title)
  }

const startsWith = ({ path }: Pick<World, 'path'>, words: string) => path.start.words.includes(words)
const isGuest = (world: Pick<World, 'path'>) => startsWith(world, 'a guest')
const isReload = (world: Pick<World, 'path'>) => startsWith(world, 'after a reload')

/** Whether the walk's next answer is about the change from before the reload. */
const isLookedUp = (world: World): boolean => isReload(world) && isFirstAnswer(world)

/** The answer got lost; the request, too, where the host is to know nothing of it. */
const reloadInTheMiddle: Executor = async (world) => {
  const { page, held } = world
  const delivery = deliveryChangePage(page)
  await delivery.choosesDay()
  await delivery.confirm.click()
  const isDropped = [refused, cannotSay].includes(firstAnswer(world, 'attempt') ?? '')
  await held.answer('attempt', { by: 'fault', effect: isDropped ? 'drop' : 'drop-after' })
  await page.reload()
}

/** Once the host has answered, the job is polled until it has ended. */
const ends =
  (state: string): Executor =>
  async (world) => {
    await world.held.answer(isLookedUp(world) ? 'outcome' : 'attempt', { by: 'host' })
    await deliveryChangePage(world.page).seesState(state)
  }

/** An address is chosen where it stands in the list already; else it is entered. */
const chooses =
  (words: string, enter: Executor): Executor =>
  async (world) => {
    const row = deliveryChangePage(world.page).book.rows.filter({ hasText: words })
    await ((await row.count()) > 0 ? row.getByRole('radio').check() : enter(world))
  }

const days = { 'the shopper picks a day': 'day', 'the shopper picks as soon as possible': 'soonest' } as const
const addresses = {
  'the shopper picks another address': 'other',
  'the shopper corrects the address': 'corrected',
  'the shopper picks the address that the order has': 'own',
} as const

const picksTwice = ({ steps }: Path): boolean => {
  let [day, address]: [string, string] = ['soonest', 'own']
  return steps.some(({ step }) => {
    const nextDay = days[step.words as keyof typeof days] ?? null
    const nextAddress = addresses[step.words as keyof typeof addresses] ?? null
    const isSame = nextDay === day || nextAddress === address
    day = nextDay ?? day
    address = nextAddress ?? address
    return isSame
  })
}

const skips = (path: Path): string | null => {
  if (comesPast({ path }, packed) && comesPast({ path }, changed)) {
    return 'the warehouse of one order answers always alike'
  }
  return picksTwice(path) ? 'a radio button that is on cannot be pressed' : null
}

const flow: FlowInBrowser = {
  model: deliveryChangeModel,
  calls: {
    attempt: { method: 'POST', path: `/api${post}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const member = isGuest(world) ? null : (await sandbox.newMember({ addresses: 3 })).member
    const { orderNumber, email } = await sandbox.newOrder({
      from: startsWith(world, 'being packed') ? 'delivery-packed' : 'delivery-open',
      member,
      country: 'us',
      rule: comesPast(world, packed) ? 'denied' : 'complete',
    })
    facts.set('member', member ?? '').set('order', orderNumber)
    await (member === null ? admitFirst(page.context(), email ?? '') : signInFirst(page.context(), member))
    await page.goto(`/us/en/orders/sales/${orderNumber}/delivery`)
    await expect(page.locator('[data-flow=deliveryChange]')).toBeVisible()
    if (!startsWith(world, 'being packed'))
      await expect(deliveryChangePage(page).book.rows.first()).toBeVisible()
    if (isReload(world)) await reloadInTheMiddle(world)
  },
  events: {
    'the shopper picks another address': chooses('27 Cinder Mill Road', async ({ page }) => {
      const { book } = deliveryChangePage(page)
      await book.adds()
      await book.types({
        nameGiven: 'Robin',
        nameFamily: 'Sample',
        line1: '27 Cinder Mill Road',
        locality: 'West Amberly',
        code: '12099',
      })
      await book.dialog.locator('[name=province]').selectOption('NY')
      await book.saves()
      await expect(book.dialog).toHaveCount(0)
    }),
    'the shopper corrects the address': chooses('Floor 9', ({ page }) =>
      deliveryChangePage(page).corrects({ line2: 'Floor 9' }),
    ),
    'the shopper picks the address that the order has': ({ page }) =>
      deliveryChangePage(page).book.chooses(0),
    'the shopper picks a day': ({ page }) => deliveryChangePage(page).days.nth(1).check(),
    'the shopper picks as soon as possible': ({ page }) => deliveryChangePage(page).days.first().check(),
    'the shopper reviews the changes': ({ page }) => deliveryChangePage(page).review.click(),
    'the shopper goes back to choose again': ({ page }) =>
      page.getByRole('button', { name: 'Choose again' }).click(),
    'the shopper changes the delivery': ({ page }) => deliveryChangePage(page).confirm.click(),
    'the shopper tries again': pressInDialog('Try again'),
    'the shopper closes the dialog': pressInDialog('Close'),
  },
  delays: {},
  answers: {
    [changed]: ends('changed'),
    [packed]: ends('tooLate'),
    [refused]: async (world) => {
      if (!isLookedUp(world)) {
        const { sandbox, held } = world
        if (!isGuest(world)) return refuses('attempt', `POST ${post}`, 503)(world)
        const fault = { call: `POST ${post}`, effect: 'status', status: 503 } as const
        await sandbox.addFault({ ...fault, orderNumber: factOf(world, 'order') })
        return held.answer('attempt', { by: 'host' })
      }
      // Only the second look tells that the request never came.
      await world.held.answer('outcome', { by: 'host' })
      await world.held.answer('outcome', { by: 'host' })
    },
    [cannotSay]: leavesUnconfirmed({ isLookedUp, wait: async () => undefined }),
  },
  skips,
  headlessOnly: {
    'the order is shown afresh, and is not packed': 'the warehouse changes the order',
    'the order is shown afresh, and is being packed': 'the warehouse changes the order',
  },
  sees: {
    choosing: isAt('choosing'),
    review: isAt('review'),
    sending: isAt('sending'),
    changed: isAt('changed'),
    tooLate: isAt('tooLate'),
    closed: isAt('closed'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    failed: isAt('failed', 'Your delivery wasn’t changed'),
  },
}

walkFlow(flow, '[BY-17]')
