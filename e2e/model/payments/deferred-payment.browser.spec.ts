import { expect } from '@playwright/test'
import { deferredPaymentModel } from '../../../model-tests/deferred-payment/deferred-payment.model.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import type { HowItEnds } from '../lib/held-calls.ts'
import { cannotSay, leavesUnconfirmed } from '../lib/no-outcomes.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { refuses } from '../returns/return.executors.ts'
import { isBack, isGuest, isPaidBefore, skips, words } from './deferred-payment.paths.ts'
import {
  orderCall,
  paymentIsAt,
  paymentState,
  paysElsewhere,
  untilPaymentLeaves,
} from './payment.executors.ts'

const isAt =
  (state: string, heading?: string): Executor =>
  async (world) => {
    await paymentIsAt(world, state)
    if (heading === undefined) return
    await expect(world.page.getByRole('heading', { name: heading }).first()).toBeVisible({ timeout: 1 })
  }

const lastStep = ({ path, taken }: World): string | undefined => path.steps[taken() - 1]?.step.words

const isAddress = async ({ page }: World, name: 'payment' | 'payment-confirmation'): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(20)
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${name}$`))
  }).toPass({ timeout: 8_000, intervals: [20] })
}

/** An order that was asked for ahead is asked for again half a minute later. */
const dropsPrefetched: Executor = ({ page }) => page.clock.fastForward(31_000)

/** The shopper goes there by the browser’s history, which holds both addresses; the page is there already where it led there. */
const opens =
  (name: 'payment' | 'payment-confirmation'): Executor =>
  async (world) => {
    const { page } = world
    const stop = page.getByRole('button', { name: 'Stop' })
    if (name === 'payment' && (await stop.isVisible())) await stop.click()
    else if (!new URL(page.url()).pathname.endsWith(`/${name}`)) {
      await dropsPrefetched(world)
      const url = page.url().replace(/payment(-confirmation)?(?=\?|$)/, name)
      await page.evaluate((to) => history.pushState(history.state, '', to), url)
    }
    await isAddress(world, name)
  }

const pays: Executor = async (world) => {
  const { page } = world
  const isForm = await page.getByRole('button', { name: /^Pay \S*\d/ }).isVisible()
  await page.getByRole('button', { name: /^(Pay |Open wallet app|Continue now)/ }).click()
  if (isForm) await isAddress(world, 'payment-confirmation')
}

/** Only where the page is a phone's: a larger one has the code. */
const showsCode: Executor = async ({ page }) => {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Pay on another device' }).click()
  if (size) await page.setViewportSize(size)
}

const presses =
  (name: string | RegExp): Executor =>
  async (world) => {
    await dropsPrefetched(world)
    await world.page.getByRole('button', { name }).click()
  }

const comesBack: Executor = ({ page }) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })

const answersPrepare: Executor = async (world) => {
  await world.held.answer('attempt', { by: 'host' })
  await untilPaymentLeaves(world, 'preparing', () => world.page.clock.runFor(250))
}

const isWallet = (world: World) => comesPast(world, words.code)

const refusesToPrepare: Executor = (world) =>
  refuses(
    'attempt',
    `POST /payment/${isWallet(world) ? 'wallet_deferred_payments/v1' : 'deferred_payment_forms/v2'}`,
    400,
  )(world)

/** Far less than the ten seconds after which a look is given up whose answer is only on its way into the page. */
const shortStepMs = 500

/** Of the order as it loads, or as it is watched: whichever the page is about. */
const order =
  (how: HowItEnds): Executor =>
  async (world) => {
    const { page, held } = world
    await untilPaymentLeaves(world, await paymentState(world), async () => {
      if (held.waits('order')) await held.answer('order', how)
      await page.clock.runFor(shortStepMs)
    })
  }

const byHost = { by: 'host' } as const
const dropped = { by: 'fault', effect: 'drop' } as const
const unauthorized = { by: 'fault', effect: 'unauthorized' } as const

/** A look that nobody answers is over after ten seconds; a code is looked at 120 times, a return 6 times. */
const nobodyAnswers: Executor = async (world) =>
  untilPaymentLeaves(world, await paymentState(world), () => world.page.clock.runFor(200_000))

const kindFor = (world: World): string => {
  if (comesPast(world, words.noWay)) return 'legacy-payment'
  return isWallet(world) ? 'deferred-wallet' : 'deferred-form'
}

const arrange: Executor = async (world) => {
  const { page, sandbox, facts, path } = world
  const { member } = await sandbox.newMember()
  const ageMinutes = comesPast(world, words.isOver) ? 4 * 24 * 60 : 3
  const { orderNumber } = await sandbox.newOrder({ from: kindFor(world), member, ageMinutes })
  facts.set('order', orderNumber).set('member', member)
  await (isGuest(world) ? admitFirst(page.context(), member) : signInFirst(page.context(), member))
  if (path.start.words.includes('wallet’s app')) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { get: () => 'Chrome/126 Mobile MicroMessenger/8.0.49' })
    })
  }
  if (isPaidBefore(world)) {
    await paysElsewhere(world)
    facts.set('paid', 'yes')
  }
  // The provider's page is always on its way: the page that leads there stays in sight.
  await page.route(/\/(sandbox\/pay|orders\/payment-redirect)(\?|$)/, (route) => route.abort('aborted'))
  await page.clock.install()
  const isOff = path.start.words.includes('cannot be finished online')
  const address = isBack(world) ? 'payment-confirmation' : 'payment'
  await page.goto(
    `/us/en/orders/sales/${orderNumber}/${address}${isOff ? '?flag.enableDeferredPayment=false' : ''}`,
  )
  await expect(page.locator('[data-flow=deferredPayment]')).toBeVisible()
  await pauseClock(page)
}

/** Makes it so once, and lets the host say so. */
const isNow =
  (fact: 'paid' | 'cancelled', makeIt: Executor): Executor =>
  async (world) => {
    if (!world.facts.has(fact)) await makeIt(world)
    world.facts.set(fact, 'yes')
    await order(byHost)(world)
  }

const isPaidNow = isNow('paid', paysElsewhere)
const isCancelledNow = isNow('cancelled', (world) =>
  world.sandbox.cancelOrder(world.page.context(), factOf(world, 'order')),
)

const stillDue: Executor = (world) =>
  // The payment's address opens by itself.
  lastStep(world) === words.paysAfterAll
    ? isAt('loadingOrder')(world)
    : isAt('stillDue', 'We haven’t received a payment yet')(world)

const sessionEnded: Executor = async (world) => {
  if (!isGuest(world)) return paymentIsAt(world, 'sessionEnded')
  await world.page.clock.runFor(20)
  expect(new URL(world.page.url()).pathname).toMatch(/\/orders\/details/)
}

const flow: FlowInBrowser = {
  model: deferredPaymentModel,
  calls: {
    order: orderCall,
    attempt: { method: 'POST', path: '/api/payment/{way}/{version}' },
    outcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
  },
  arrange,
  events: {
    'the shopper asks for the order again': presses('Retry'),
    [words.pays]: pays,
    'the shopper pays with another device': showsCode,
    'the shopper tries again': presses(/^(Try again|Check again|Get a new code|Check the payment)$/),
    [words.paysAfterAll]: presses('Finish paying'),
    [words.opensPayment]: opens('payment'),
    [words.opensConfirmation]: opens('payment-confirmation'),
    'the browser goes back to the page as it was left': comesBack,
  },
  delays: { handOverDelay: ({ page }) => page.clock.runFor(2_000) },
  answers: {
    [words.waits]: order(byHost),
    [words.noWay]: order(byHost),
    [words.isOver]: order(byHost),
    [words.isPaid]: isPaidNow,
    [words.isCancelled]: isCancelledNow,
    'the session has ended': order(unauthorized),
    'the order does not arrive': order(dropped),
    [words.form]: answersPrepare,
    [words.code]: answersPrepare,
    'the provider cannot prepare it': refusesToPrepare,
    [cannotSay]: leavesUnconfirmed(),
    [words.comes]: isPaidNow,
    [words.noneComes]: order(byHost),
    [words.unknown]: nobodyAnswers,
    'nobody is signed in any more': order(unauthorized),
  },
  sees: {
    loadingOrder: isAt('loadingOrder', 'Finish paying'),
    orderFailed: isAt('orderFailed', 'We couldn’t load your order'),
    sessionEnded,
    nothingDue: (world) =>
      isAt('nothingDue', world.facts.has('cancelled') ? 'Nothing to pay' : 'Your order is paid')(world),
    noWay: isAt('noWay', 'Your payment is being checked'),
    preparing: isAt('preparing', 'Finish paying'),
    unconfirmed: isAt('unconfirmed', 'We can’t tell whether it worked'),
    notPrepared: isAt('notPrepared', 'We couldn’t start your payment'),
    ready: isAt('ready', 'Finish paying'),
    handingOver: isAt('handingOver', 'Continue to payment'),
    handedOver: isAt('handedOver', 'Continue to payment'),
    inWallet: isAt('inWallet', 'Finish paying'),
    overdue: isAt('overdue', 'It’s too late to pay for this order'),
    'scanning.byDevice': isAt('scanning.byDevice', 'Scan to pay'),
    'scanning.code': isAt('scanning.code', 'Scan to pay'),
    codeExpired: isAt('codeExpired', 'This code is no longer valid'),
    confirming: isAt('confirming', 'Checking your payment'),
    stillDue,
    unsure: isAt('unsure', 'We couldn’t check your payment'),
    paid: isAt('paid', 'Your order is paid'),
  },
  headlessOnly: {
    'the form leads to a host that nobody listed': 'the host names its own provider only',
    'the order brings its form along': 'no order of the sandbox does: its provider is always asked first',
  },
  skips,
}

walkFlow(flow, '[DP-01][DP-02][DP-03][DP-04]')
