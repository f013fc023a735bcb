import { expect } from '@playwright/test'
import { getNotifications } from '../../../contract/notifications/notification-calls.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { notificationsModel } from '../../../model-tests/notifications/notifications.model.ts'
import { notificationsPage } from '../../pages/notifications/notifications.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { bringsPush } from '../../support/notifications/told.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { hidePage, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { refuses } from '../pickup/on-the-way.executors.ts'
import { captureCalls } from '../returns/return.executors.ts'

const { path } = getNotifications
const noSuchOrder = 'ZZZZ99999999'
const on = 'mail is on'
const over = 'nothing is left to tell'
const unknown = 'the host knows no such order'
const saved = 'the choice is saved'
const refused = 'the host does not take it'
const journeys = 'e2e/journeys/orders/notifications.spec.ts'

const isGuest = ({ path: walked }: Pick<World, 'path'>) => walked.start.words.startsWith('a guest')
const starts = [
  'a member who opens the page',
  'a guest who opens the page',
  'a member whose page came with what is on',
]

const nothing: Executor = async () => undefined

const isAt =
  (state: string | RegExp): Executor =>
  ({ page }) =>
    notificationsPage(page).seesState(state, 1)

const choiceIs = (state: string) => isAt(new RegExp(` choice\\.${state}$`))

const says =
  (state: string, words: string): Executor =>
  async (world) => {
    await choiceIs(state)(world)
    await expect(world.page.getByText(words).first()).toBeVisible({ timeout: 1 })
  }

const skips = ({ start, steps }: Path): string | null => {
  if (!starts.includes(start.words)) return 'walked headless'
  const words = steps.map(({ step }) => step.words)
  const kinds = [on, over, unknown].filter((kind) => words.includes(kind))
  if (kinds.length > 1) return 'one number is one kind of order'
  if (start.rendered && (words.includes(over) || words.includes(unknown)))
    return 'one number is one kind of order'
  const first = words.indexOf(saved)
  if (first !== -1 && words.slice(first).includes('the shopper changes web push'))
    return 'the host saves what was chosen, not everything'
  return null
}

const flow: FlowInBrowser = {
  model: notificationsModel,
  calls: {
    loadNotifications: { method: 'GET', path: `/api${path}` },
    attempt: { method: 'PUT', path: `/api${path}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({
      from: comesPast(world, over) ? 'cancelled' : 'cancellable',
      member,
      country: 'us',
    })
    facts.set('order', orderNumber)
    await bringsPush(page)
    await (isGuest(world) ? admitFirst(page.context(), member) : signInFirst(page.context(), member))
    const number = comesPast(world, unknown) ? noSuchOrder : orderNumber
    await page.goto(`/us/en/orders/sales/${number}/notifications`)
    await expect(notificationsPage(page).flow).toBeVisible()
  },
  events: {
    'the shopper changes mail': ({ page }) => notificationsPage(page).email.click(),
    'the shopper changes texts': ({ page }) => notificationsPage(page).text.click(),
    'the shopper changes web push': ({ page }) => notificationsPage(page).push.click(),
    'the shopper wants another phone': ({ page }) => notificationsPage(page).otherNumber.click(),
    'the shopper saves': ({ page }) => notificationsPage(page).save.click(),
    'the shopper looks again': ({ page }) =>
      page.getByRole('button', { name: /^(Try again|Retry|Check again)$/ }).click(),
    'the connection is back': ({ page }) =>
      page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {},
  answers: {
    'the browser takes web push': nothing,
    'the shopper allows it': nothing,
    'the other phone is left': ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click(),
    [saved]: (world) => world.held.answer('attempt', { by: 'host' }),
    [refused]: refuses(`PUT ${path}`),
    [cannotSay]: leavesUnconfirmed({ wait: nothing }),
  },
  headlessOnly: {
    'the shopper takes the other phone': 'one has to be confirmed first',
    'the shopper ends web push everywhere': 'no other browser is told',
    'the browser is told already': journeys,
    'the browser takes none': 'the browser of a walk takes web push',
    'the phone takes some from its home screen': 'the browser of a walk is no iPhone',
    'the browser blocks it': journeys,
    'the shopper does not allow it': journeys,
    'the shopper closes the question': 'the browser of a walk is allowed to',
    'the browser cannot be subscribed': 'the browser of a walk can be',
    'a way is not to be had': 'the page offers what is to be had',
    'the push service is none that is known': 'the browser of a walk has a service that is known',
    'it was changed too often': 'server/api/modules/notifications',
    'the other phone is confirmed': journeys,
  },
  notWalked: {
    'choosing.push.absent': 'every host of a walk has web push',
    'choosing.push.unsupported': 'services/notifications/push-device.test.ts',
    'choosing.push.homeScreen': 'services/notifications/push-device.test.ts',
    'choosing.push.blocked': journeys,
    'choosing.push.dismissed': 'services/notifications/push-device.test.ts',
    'choosing.push.failed': 'services/notifications/push-device.test.ts',
    'choosing.choice.phoneConfirmed': journeys,
    'choosing.choice.refused': 'server/api/modules/notifications',
  },
  passing: ['choosing.push.looking', 'choosing.choice.subscribing'],
  sees: {
    loading: isAt('loading'),
    'choosing.push.ready': isAt(/push\.ready/),
    'choosing.choice.open': choiceIs('open'),
    'choosing.choice.saving': choiceIs('saving'),
    'choosing.choice.saved': says('saved', 'Saved'),
    'choosing.choice.notSaved': says('notSaved', 'Your choice wasn’t saved'),
    'choosing.choice.unconfirmed': choiceIs('unconfirmed'),
    phone: isAt('phone'),
    over: isAt('over'),
    unknown: isAt('unknown'),
    offline: isAt('offline'),
    failed: isAt('failed'),
    sessionEnded: async (world) => {
      if (!isGuest(world)) return isAt('sessionEnded')(world)
      expect(new URL(world.page.url()).pathname).toMatch(/\/orders\/details/)
    },
  },
  skips,
}

walkFlow(flow, '[BY-36]')
