import { expect } from '@playwright/test'
import { pollsAfterReturn } from '../../../machines/deferred-payment/deferred-payment.setup.ts'
import { paymentWatchModel } from '../../../model-tests/payment-watch/payment-watch.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser, World } from '../lib/flow-in-browser.ts'
import { hidePage, pauseClock, runUntilAsked, showPage } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { orderCall, paymentIsAt, paysElsewhere } from './payment.executors.ts'

/** A poll comes 2.5 s after the page has read the answer to the one before, which may be after the first of these waits. */
const untilPoll = [2_600, ...Array.from({ length: 6 }, () => 500)]

/** Polls that the model has left; the page has more: the walk begins where as many are left. */
const pollsOfModel = 3
const pollsBefore = pollsAfterReturn - pollsOfModel

const asks =
  (isAsked: boolean): Executor =>
  async (world) => {
    await paymentIsAt(world, 'confirming')
    expect(world.held.waits('order')).toBe(isAsked)
  }

const ends: Readonly<Record<string, string>> = {
  'the order is paid': 'paid',
  'the order still waits for its payment': 'stillDue',
  'the order does not arrive': 'unsure',
  'nobody is signed in any more': 'sessionEnded',
}

const endsAsTold: Executor = (world) => {
  const told = world.path.steps.slice(0, world.taken()).findLast(({ step }) => step.kind === 'answer')
  return paymentIsAt(world, ends[told?.step.words ?? ''] ?? 'told nothing')
}

const answer: Executor = ({ held }) => held.answer('order', { by: 'host' })

/** The page asks for the order ahead as well, once. */
const pollsOn = async (world: World): Promise<void> => {
  const { held } = world
  await answer(world)
  for (let poll = 0; poll < pollsBefore; poll += 1) {
    if (poll > 0) await runUntilAsked(world, 'order', untilPoll)
    await held.answer('order', { by: 'host' })
    await expect.poll(() => held.waits('order')).toBe(false)
  }
  await runUntilAsked(world, 'order', untilPoll)
}

/** The watch is seen where a payment is waited for: this walk is back from the provider. */
const flow: FlowInBrowser = {
  model: paymentWatchModel,
  calls: { order: orderCall },
  arrange: async (world) => {
    const { page, sandbox, facts } = world
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'deferred-form', member })
    facts.set('order', orderNumber)
    await signInFirst(page.context(), member)
    await page.clock.install()
    await page.goto(`/us/en/orders/sales/${orderNumber}/payment-confirmation`)
    await expect(page.locator('[data-flow=deferredPayment]')).toBeVisible()
    await pauseClock(page)
    await pollsOn(world)
  },
  events: {
    'the page goes to the background': ({ page }) => hidePage(page),
    'the page is shown again': ({ page }) => showPage(page),
  },
  delays: { pollDelay: (world) => runUntilAsked(world, 'order', untilPoll) },
  answers: {
    'the order is paid': async (world) => {
      await paysElsewhere(world)
      await answer(world)
    },
    'the order still waits for its payment': answer,
    'the order does not arrive': ({ held }) => held.answer('order', { by: 'fault', effect: 'drop' }),
    'nobody is signed in any more': ({ held }) =>
      held.answer('order', { by: 'fault', effect: 'unauthorized' }),
  },
  sees: {
    requesting: asks(true),
    waiting: asks(false),
    paused: asks(false),
    ended: endsAsTold,
  },
}

walkFlow(flow, '[DP-04]')
