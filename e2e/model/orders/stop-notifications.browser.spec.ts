import { expect } from '@playwright/test'
import { getNotificationStop, stopNotifications } from '../../../contract/notifications/notification-calls.ts'
import { stopNotificationsModel } from '../../../model-tests/stop-notifications/stop-notifications.model.ts'
import { stopPage } from '../../pages/notifications/notifications.page.ts'
import { playParcel, stopLinkOf, toldBy } from '../../support/notifications/told.ts'
import { comesPast, type Executor, type FlowInBrowser } from '../lib/flow-in-browser.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { captureCalls } from '../returns/return.executors.ts'

const refused = 'the host does not take it'
const unknown = 'the host knows no such link'
const stoppedBefore = 'they were stopped before'
const noCode = 'the address has no code'

const isAt =
  (state: string, heading?: string): Executor =>
  async ({ page }) => {
    await stopPage(page).seesState(state, 1)
    if (heading !== undefined) await expect(stopPage(page).heading(heading)).toBeVisible({ timeout: 1 })
  }

const nothing: Executor = async () => undefined

const flow: FlowInBrowser = {
  model: stopNotificationsModel,
  calls: {
    lookAtStop: { method: 'GET', path: `/api${getNotificationStop.path}` },
    attempt: { method: 'POST', path: `/api${stopNotifications.path}` },
    outcome: captureCalls.outcome,
  },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member: null, country: 'us' })
    await playParcel(page.request, orderNumber, 'OUT_FOR_DELIVERY')
    await expect
      .poll(async () => (await toldBy(page.request, orderNumber, 'email')).length)
      .toBeGreaterThan(0)
    const [mail] = await toldBy(page.request, orderNumber, 'email')
    const link = stopLinkOf(mail?.text ?? '')
    const [path = '', code = ''] = link.split('#')
    facts.set('code', code)
    const other = comesPast(world, unknown) ? `${code.slice(0, -2)}xx` : code
    await page.goto(comesPast(world, noCode) ? path : `${path}#${other}`)
    await expect(stopPage(page).flow).toBeVisible()
  },
  events: {
    'they stop them': ({ page }) => page.getByRole('button', { name: /^(Stop emails|Try again)$/ }).click(),
    'they look again': ({ page }) => page.getByRole('button', { name: /^(Try again|Check again)$/ }).click(),
    'the connection is back': ({ page }) =>
      page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  delays: {},
  answers: {
    'the address has a code': nothing,
    [noCode]: nothing,
    'they are stopped': (world) => world.held.answer('attempt', { by: 'host' }),
    [cannotSay]: leavesUnconfirmed({ wait: nothing }),
  },
  headlessOnly: {
    'a stop by this code was interrupted': 'e2e/journeys/shell/changes',
    [refused]: 'the stop names no order that a fault could be kept to: e2e/faults',
    'the order is gone': 'orders are kept longer than their links are looked at',
    [stoppedBefore]: 'e2e/journeys/orders/notifications.spec.ts',
  },
  notWalked: { notStopped: 'e2e/faults' },
  passing: ['opening'],
  sees: {
    loading: isAt('loading', 'Stop messages'),
    asking: isAt('asking', 'Stop emails about this order?'),
    stopping: isAt('stopping'),
    stopped: isAt('stopped', 'We’ve stopped the emails'),
    unconfirmed: isAt('unconfirmed'),
    unknown: isAt('unknown', 'This link doesn’t work'),
    offline: isAt('offline', 'You’re offline'),
    failed: isAt('failed', 'We couldn’t read your link'),
  },
  skips: (path) => {
    const words = path.steps.map(({ step }) => step.words)
    const isKnown = ['messages still come this way', 'they are stopped'].some((one) => words.includes(one))
    return isKnown && words.includes(unknown) ? 'one link is one link' : null
  },
}

walkFlow(flow, '[BY-40]')
