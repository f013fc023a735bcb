import { expect } from '@playwright/test'
import { payOrder } from '../../support/payment.ts'
import { type Executor, factOf, type World } from '../lib/flow-in-browser.ts'
import type { HeldCall } from '../lib/held-calls.ts'

/** What the page of a payment asks its order with: to show it, to watch it, and ahead of both. */
export const orderCall = {
  method: 'GET',
  path: '/api/orders/history/v1/{orderNumber}',
} as const satisfies HeldCall

const flow = '[data-flow=deferredPayment]'

/** The state of the page's chart; React shows what it waited for only as time passes. */
export const paymentIsAt = async ({ page }: World, state: string | RegExp): Promise<void> => {
  await page.clock.runFor(20)
  await expect(page.locator(flow)).toHaveAttribute('data-state', state, { timeout: 1 })
}

/** Pays the walk's order elsewhere, so that the host’s next answer says so. */
export const paysElsewhere: Executor = (world) => payOrder(world.page.context(), factOf(world, 'order'))

/** The state that the page's chart is in. */
export const paymentState = async ({ page }: World): Promise<string> =>
  (await page.locator(flow).getAttribute('data-state')) ?? ''

/** Does this again and again until the page's chart has left the state, or the page itself is left. */
export const untilPaymentLeaves = async (
  { page }: World,
  state: string,
  again: () => Promise<void>,
): Promise<void> => {
  await expect(async () => {
    await again()
    await expect(page.locator(`${flow}[data-state="${state}"]`)).toHaveCount(0, { timeout: 1 })
  }).toPass({ timeout: 20_000, intervals: [20] })
}
