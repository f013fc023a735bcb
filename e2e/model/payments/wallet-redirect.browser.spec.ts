import { expect } from '@playwright/test'
import { walletRedirectModel } from '../../../model-tests/wallet-redirect/wallet-redirect.model.ts'
import { preparePayment, settlePayment } from '../../support/payment.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const found = 'the payment is found'
const notDue = 'the order waits for no payment'

const says =
  (state: string, words: string): Executor =>
  async ({ page }) => {
    const flow = page.locator('[data-flow=walletRedirect]')
    await expect(flow).toHaveAttribute('data-state', state, { timeout: 1 })
    await expect(flow).toContainText(words, { timeout: 1 })
  }

const presses =
  (name: string): Executor =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

/** Somebody's payment: the phone that scans is nobody's session. */
const payment = async (world: World): Promise<URLSearchParams> => {
  const { page, sandbox } = world
  const { member } = await sandbox.newMember()
  const { orderNumber } = await sandbox.newOrder({ from: 'deferred-wallet', member })
  await signInFirst(page.context(), member)
  const paymentId = await preparePayment(page.context(), orderNumber)
  if (comesPast(world, notDue)) await settlePayment(page.context(), paymentId)
  await page.context().clearCookies()
  return new URLSearchParams({ orderId: orderNumber, paymentId, visitId: 'v1', visitorId: 'w1' })
}

const unknown = new URLSearchParams({ orderId: 'C00000001', paymentId: 'a-payment-of-no-order-at-all' })

const queryFor = async (world: World): Promise<URLSearchParams> => {
  if (!world.path.start.words.startsWith('a code')) return new URLSearchParams({ orderId: 'C00000001' })
  return comesPast(world, found) || comesPast(world, notDue) ? payment(world) : unknown
}

const flow: FlowInBrowser = {
  model: walletRedirectModel,
  calls: { findPayment: { method: 'GET', path: '/api/payment/wallet_redirects/v1' } },
  arrange: async (world) => {
    const { page } = world
    const query = await queryFor(world)
    // The wallet is always about to open: the page that leads to it stays in sight.
    await page.route('**/sandbox/pay?**', (route) => route.abort('aborted'))
    await page.goto(`/us/en/orders/payment-redirect?${query}`)
    await expect(page.locator('[data-flow=walletRedirect]')).toBeVisible()
  },
  events: {
    'the shopper tries again': presses('Try again'),
    'the shopper goes on by hand': async (world) => {
      const opens = world.page.waitForRequest(/\/sandbox\/pay\?paymentId=[\w-]+&wallet=1$/)
      await presses('Continue now')(world)
      await opens
    },
  },
  delays: {},
  answers: {
    [found]: async ({ page, held }) => {
      const opens = page.waitForRequest(/\/sandbox\/pay\?paymentId=[\w-]+&wallet=1$/)
      await held.answer('findPayment', { by: 'host' })
      await opens
    },
    [notDue]: ({ held }) => held.answer('findPayment', { by: 'host' }),
    'there is no such payment': ({ held }) => held.answer('findPayment', { by: 'host' }),
    'the payment does not arrive': ({ held }) => held.answer('findPayment', { by: 'fault', effect: 'drop' }),
  },
  sees: {
    finding: says('finding', 'Looking for your payment'),
    leaving: says('leaving', 'The wallet is opening'),
    notDue: says('notDue', 'Nothing to pay'),
    unknown: says('unknown', 'We don’t know this payment'),
    failed: says('failed', 'We couldn’t open your payment'),
  },
  headlessOnly: {
    'the payment leads to a host that nobody listed': 'the host names its own provider only',
  },
}

walkFlow(flow, '[DP-03]')
