import { expect } from '@playwright/test'
import { orderDetailModel } from '../../../model-tests/order-detail/order-detail.model.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

/**
 * An order is asked for again ten minutes after the last request. An answer sets the page's idea of the host's time right,
 * which the walk has run ahead of: then it takes up to ten more.
 */
const tenMinutes = [590_000, 9_000, 9_000, 560_000, 9_000, 9_000, 9_000, 9_000]

const noSuchOrder = 'ZZZZ99999999'

const isAt =
  (state: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=orderDetail]')).toHaveAttribute('data-state', state, { timeout: 1 })
  }

const isPath =
  (pattern: RegExp): Executor =>
  async ({ page }) => {
    expect(new URL(page.url()).pathname).toMatch(pattern)
  }

const isGuest = ({ path }: World) => path.start.words.startsWith('a guest')
const asReturn = ({ path }: World) => path.start.words.endsWith('as a return')

/** The number of an order of this kind that belongs to the member. */
const orderFor = async (world: World, member: string): Promise<string> => {
  if (comesPast(world, 'the host knows no such order')) return noSuchOrder
  const from = comesPast(world, 'a return arrives') ? 'return-in-process' : 'shipped'
  return (await world.sandbox.newOrder({ from, member })).orderNumber
}

const flow: FlowInBrowser = {
  model: orderDetailModel,
  calls: { fetchOrder: { method: 'GET', path: '/api/orders/history/v1/{orderNumber}' } },
  arrange: async (world) => {
    const { page, sandbox } = world
    const { member } = await sandbox.newMember()
    const orderNumber = await orderFor(world, member)
    await (isGuest(world) ? admitFirst(page.context(), member) : signInFirst(page.context(), member))
    await page.clock.install()
    await page.goto(`/orders/${asReturn(world) ? 'returns' : 'sales'}/${orderNumber}`)
    await expect(page.locator('[data-flow=orderDetail]')).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the shopper tries again': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'the page goes into the background': ({ page }) => hidePage(page),
    'the page comes back': ({ page }) => showPage(page),
  },
  delays: {
    cacheLifetime: (world) => runUntilAsked(world, 'fetchOrder', tenMinutes),
  },
  answers: {
    'the order was not here before': async () => undefined,
    'a return arrives': ({ held }) => held.answer('fetchOrder', { by: 'host' }),
  },
  sees: {
    loadingOrder: isAt('loadingOrder'),
    'ready.current': isAt('ready.current'),
    'ready.refreshing': isAt('ready.refreshing'),
    serviceError: async (world) => {
      await isAt('serviceError')(world)
      const dialog = world.page.getByRole('dialog', {
        name: /^We c(an’t find this|ouldn’t load your) order$/,
      })
      await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 1 })
      await expect(dialog.getByRole('link', { name: 'Contact us' })).toBeVisible({ timeout: 1 })
    },
    sessionEnded: (world) => (isGuest(world) ? isPath(/^\/orders\/details/) : isAt('sessionEnded'))(world),
    leaving: (world) => isPath(asReturn(world) ? /^\/orders\/sales\// : /^\/orders\/returns\//)(world),
  },
  passing: ['readingCache'],
  headlessOnly: {
    'the order was cancelled': 'walked with the cancellation',
    'the host knows more of the order': 'walked with the cancellation',
  },
  skips: (path) => {
    const orders = ['the order arrives', 'a return arrives', 'the host knows no such order']
    const found = orders.filter((words) => comesPast({ path }, words))
    if (found.length > 1) return 'one number is one kind of order'
    const waits = path.steps.filter(({ step }) => step.kind === 'delay').length
    return waits > 2 ? 'the host’s own time stands still meanwhile, and with it the end of the token' : null
  },
}

walkFlow(flow, '[OD-06]')
