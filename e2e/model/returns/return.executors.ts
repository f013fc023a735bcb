import { expect, type Page } from '@playwright/test'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, World } from '../lib/flow-in-browser.ts'
import type { HeldCall } from '../lib/held-calls.ts'

/** Requests that submitting a return sends. */
export const captureCalls = {
  capture: { method: 'POST', path: '/api/order_mgmt/user_return_captures/v1' },
  captureJob: { method: 'GET', path: '/api/order_mgmt/user_return_captures_jobs/v1/{jobId}' },
  outcome: { method: 'GET', path: '/api/idempotency/v1/{key}' },
} as const satisfies Record<string, HeldCall>

/** A member of the walk's own, signed in, with an order of five lines that can go back. */
export const memberWithReturnable = async (
  { page, sandbox, facts }: World,
  rule: 'complete' | 'failing' = 'complete',
): Promise<string> => {
  const { member } = await sandbox.newMember()
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, rule })
  facts.set('member', member).set('order', orderNumber)
  await signInFirst(page.context(), member)
  return orderNumber
}

/** Opens the wizard, and chooses the first item and a way back: the next press leads on from there. */
export const choosesWay = async (page: Page, orderNumber: string, method: string, query = '') => {
  const wizard = returnWizardPage(page)
  await wizard.opens(orderNumber, query)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.chooses(method)
}

/** The same at an address with country and language. */
export const choosesWayIn = async (page: Page, path: string, method: string) => {
  const wizard = returnWizardPage(page)
  await page.goto(path)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.chooses(method)
}

export const goesOn: Executor = ({ page }) => returnWizardPage(page).goesOn()

/** The host answers the next request of an actor with a problem, and does no work. */
export const refuses =
  (actor: string, call: string, status: number): Executor =>
  async ({ sandbox, held, facts }) => {
    await sandbox.addFault({ call, effect: 'status', status, member: facts.get('member') ?? '' })
    await held.answer(actor, { by: 'host' })
  }

/** Lets time pass, a little at a time, until the page looks so: for calls that a walk does not hold. */
export const passUntil = async (page: Page, looksSo: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(250)
    await looksSo()
  }).toPass({ timeout: 8_000, intervals: [50, 100, 200] })
}

/** The instructions of a return that was made just now. */
export const seesConfirmation: Executor = ({ page }) =>
  passUntil(page, () =>
    expect(page.locator('[data-flow=returnInstructions] [data-part=confirmation]')).toBeVisible({
      timeout: 1,
    }),
  )

/** The dialog that has this title. */
export const seesDialog =
  (name: string): Executor =>
  ({ page }) =>
    expect(page.getByRole('dialog', { name })).toBeVisible({ timeout: 1 })
