import { expect } from '@playwright/test'
import { refundStatusModel } from '../../../model-tests/refund-status/refund-status.model.ts'
import { refundStatusPage } from '../../pages/refund-status.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { hidePage, keepPageTime, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

/** It is asked for again five minutes after the last answer; an answer sets right the time that the walk has run ahead of. */
const fiveMinutes = [264_000, 9_000, 9_000, 9_000, 9_000, 9_000]

const noSuchOrder = 'ZZZZ99999999'

/** What a host with one order says of its money, by the words of the answer and of the start that came with it. */
const kinds = {
  'money is still to come': 'return-in-process',
  'all that comes back is back': 'return-completed',
  'nothing goes back': 'delivered',
  'the host knows no such order': null,
} as const
type Kind = keyof typeof kinds

const cameWith: Readonly<Record<string, Kind>> = {
  'a member whose page came with money to come': 'money is still to come',
  'a member whose page came with money that is back': 'all that comes back is back',
  'a member whose page came with nothing to refund': 'nothing goes back',
  'a member who looked a minute ago, money to come': 'money is still to come',
  'a member who looked a minute ago, all of it back': 'all that comes back is back',
  'a member who looked a minute ago, nothing to refund': 'nothing goes back',
  'a guest who looked a minute ago, nothing to refund': 'nothing goes back',
}

const kindsOf = (path: World['path']): readonly Kind[] => {
  const came = cameWith[path.start.words]
  const all = Object.keys(kinds) as Kind[]
  return all.filter((kind) => kind === came || comesPast({ path }, kind))
}

const orderFor = async ({ path, sandbox }: World, member: string): Promise<string> => {
  const [kind = 'money is still to come'] = kindsOf(path)
  const from = kinds[kind]
  if (from === null) return noSuchOrder
  if (from === 'delivered') return (await sandbox.newOrder({ from, member })).orderNumber
  return (await sandbox.newReturn(from, member)).orderNumber
}

const isAt =
  (state: string): Executor =>
  ({ page }) =>
    refundStatusPage(page).seesState(state, 1)

const hasLooked = ({ path }: World) => path.start.words.includes('looked a minute ago')

const isGuest = ({ path }: World) => path.start.words.startsWith('a guest')

const flow: FlowInBrowser = {
  model: refundStatusModel,
  calls: { loadStatus: { method: 'GET', path: '/api/orders/refunds/v1/{orderNumber}' } },
  arrange: async (world) => {
    const { page, sandbox } = world
    const { member } = await sandbox.newMember()
    const orderNumber = await orderFor(world, member)
    await (isGuest(world) ? admitFirst(page.context(), member) : signInFirst(page.context(), member))
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}/refunds`)
    await expect(page.locator('[data-flow=refundStatus]')).toBeVisible()
    if (!hasLooked(world)) return pauseClock(page)
    await world.held.answer('loadStatus', { by: 'host' })
    await refundStatusPage(page).hasCome()
    // Whatever else the page asks for would set back the time that is moved now, however late it comes.
    await keepPageTime(page, /^\/api\/orders\/refunds\//)
    await pauseClock(page)
    await page.clock.runFor(31_000)
  },
  events: {
    'the shopper tries again': ({ page }) =>
      page.getByRole('button', { name: /^(Try again|Retry)$/ }).click(),
    'the connection is back': ({ page }) =>
      page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: { refreshInterval: (world) => runUntilAsked(world, 'loadStatus', fiveMinutes) },
  answers: {},
  sees: {
    loading: isAt('loading'),
    'shown.underWay': isAt('shown.underWay'),
    'shown.settled': isAt('shown.settled'),
    'shown.refreshing': isAt('shown.refreshing'),
    'shown.outdated': async (world) => {
      await isAt('shown.outdated')(world)
      await expect(world.page.getByText('We couldn’t update your refund')).toBeVisible({ timeout: 1 })
    },
    'nothing.idle': isAt('nothing.idle'),
    'nothing.refreshing': isAt('nothing.refreshing'),
    unknown: isAt('unknown'),
    offline: isAt('offline'),
    failed: isAt('failed'),
    sessionEnded: async (world) => {
      if (!isGuest(world)) return isAt('sessionEnded')(world)
      expect(new URL(world.page.url()).pathname).toMatch(/^\/orders\/details/)
    },
  },
  skips: (path) => {
    if (kindsOf(path).length > 1) return 'one number is one kind of order'
    const waits = path.steps.filter(({ step }) => step.kind === 'delay').length
    return waits > 2 ? 'the host’s own time stands still meanwhile, and with it the end of the token' : null
  },
}

walkFlow(flow, '[BY-60]')
