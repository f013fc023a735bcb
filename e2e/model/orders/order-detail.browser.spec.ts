import { expect } from '@playwright/test'
import { orderDetailModel } from '../../../model-tests/order-detail/order-detail.model.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { refuses } from '../returns/return.executors.ts'

/**
 * An order is asked for again ten minutes after the last request. An answer sets the page's idea of the host's time right,
 * which the walk has run ahead of: then it takes up to ten more.
 */
const tenMinutes = [590_000, 9_000, 9_000, 560_000, 9_000, 9_000, 9_000, 9_000]

const noSuchOrder = 'ZZZZ99999999'
const unpaid = 'an order that was left unpaid arrives'

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

/** What the page came with, as the answer that would have brought it. */
const cameWith = ({ path: { start } }: Pick<World, 'path'>): string | null => {
  if (!start.rendered) return null
  if (start.words.endsWith('left unpaid')) return unpaid
  return start.words.endsWith('a return') ? 'a return arrives' : 'the order arrives'
}

const isOrder = (world: World, words: string) => comesPast(world, words) || cameWith(world) === words

/** The number of an order of this kind that belongs to the member. */
const orderFor = async (world: World, member: string): Promise<string> => {
  if (comesPast(world, 'the host knows no such order')) return noSuchOrder
  if (isOrder(world, unpaid)) {
    return (await world.sandbox.newOrder({ from: 'deferred-form', member, ageMinutes: 3 })).orderNumber
  }
  const from = isOrder(world, 'a return arrives') ? 'return-in-process' : 'shipped'
  return (await world.sandbox.newOrder({ from, member })).orderNumber
}

/** The payment is prepared or refused, and the order stays. */
const untilPaymentFetched = async ({ page }: World): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(250)
    await expect(page.locator('[data-flow=orderDetail]')).toHaveAttribute('data-state', 'ready.current', {
      timeout: 1,
    })
  }).toPass({ timeout: 20_000, intervals: [20] })
}

const flow: FlowInBrowser = {
  model: orderDetailModel,
  calls: {
    fetchOrder: { method: 'GET', path: '/api/orders/history/v1/{orderNumber}' },
    paymentAttempt: { method: 'POST', path: '/api/payment/{way}/{version}' },
  },
  arrange: async (world) => {
    const { page, sandbox } = world
    const { member } = await sandbox.newMember()
    world.facts.set('member', member)
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
    'a return arrives': ({ held }) => held.answer('fetchOrder', { by: 'host' }),
    [unpaid]: ({ held }) => held.answer('fetchOrder', { by: 'host' }),
    'the provider answers a form': async (world) => {
      await world.held.answer('paymentAttempt', { by: 'host' })
      await untilPaymentFetched(world)
    },
    'the provider cannot prepare it': async (world) => {
      await refuses('paymentAttempt', 'POST /payment/deferred_payment_forms/v2', 400)(world)
      await untilPaymentFetched(world)
    },
  },
  sees: {
    loadingOrder: isAt('loadingOrder'),
    'ready.current': isAt('ready.current'),
    'ready.fetchingPayment': isAt('ready.fetchingPayment'),
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
  headlessOnly: {
    'the order was cancelled': 'walked with the cancellation',
    'the host knows more of the order': 'walked with the cancellation',
  },
  skips: (path) => {
    if (path.start.words.endsWith('asked for again'))
      return 'an order says so while a change of it is under way'
    if (path.start.words.endsWith('minutes ago')) return 'an open page asks again by itself'
    const orders = ['the order arrives', 'a return arrives', unpaid, 'the host knows no such order']
    const found = orders.filter((words) => comesPast({ path }, words) || cameWith({ path }) === words)
    if (found.length > 1) return 'one number is one kind of order'
    const isLate = path.steps.some(
      ({ step }, index) =>
        step.kind === 'delay' && path.steps[index - 1]?.leaves.includes('ready.fetchingPayment'),
    )
    if (isLate) return 'a payment that is not prepared in ten minutes is looked up meanwhile'
    const waits = path.steps.filter(({ step }) => step.kind === 'delay').length
    return waits > 2 ? 'the host’s own time stands still meanwhile, and with it the end of the token' : null
  },
}

walkFlow(flow, '[OD-06]')
