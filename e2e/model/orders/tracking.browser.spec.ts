import { expect, type Page } from '@playwright/test'
import { trackingModel } from '../../../model-tests/tracking/tracking.model.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { Executor, FlowInBrowser } from '../lib/flow-in-browser.ts'
import { pauseClock } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'

type Copying = { settle?: (isAllowed: boolean) => void }

/** The device's clipboard waits until the walk says whether it takes the number. */
const holdClipboard = (page: Page) =>
  page.addInitScript(() => {
    const copying: Copying = {}
    Object.assign(window, { copying })
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: () =>
          new Promise<void>((resolve, reject) => {
            copying.settle = (isAllowed) => (isAllowed ? resolve() : reject(new DOMException('refused')))
          }),
      },
    })
  })

const settles =
  (isAllowed: boolean): Executor =>
  ({ page }) =>
    page.evaluate(
      (allowed) => (window as unknown as { copying: Copying }).copying.settle?.(allowed),
      isAllowed,
    )

const copies =
  (parcel: number): Executor =>
  ({ page }) =>
    page
      .locator(`[data-parcel="${parcel}"]`)
      .getByRole('button', { name: /^Copy package number/ })
      .click()

const isAt =
  (state: string, words?: string): Executor =>
  async ({ page }) => {
    const list = page.getByRole('dialog', { name: 'Track your packages' })
    await expect(list).toHaveAttribute('data-state', state, { timeout: 1 })
    expect((await list.getByRole('status').allTextContents()).filter(Boolean)).toEqual(words ? [words] : [])
  }

const flow: FlowInBrowser = {
  model: trackingModel,
  calls: {},
  arrange: async ({ page, sandbox }) => {
    const { member } = await sandbox.newMember()
    await signInFirst(page.context(), member)
    const { orderNumber } = await sandbox.newOrder({ from: 'tracked-parcels', member })
    await holdClipboard(page)
    // An answer without a page leaves this one where it is, so that the walk can go on.
    await page.route('https://www.ups.com/**', (route) => route.fulfill({ status: 204 }))
    await page.clock.install()
    await page.goto(`/orders/sales/${orderNumber}?modal=track`)
    await expect(page.getByRole('dialog', { name: 'Track your packages' })).toBeVisible()
    await pauseClock(page)
  },
  events: {
    'the shopper copies the first number': copies(1),
    'the shopper copies the second number': copies(2),
    'the shopper follows the first parcel': ({ page }) =>
      page.getByRole('link', { name: 'Track with UPS Package 1 of 2' }).click(),
  },
  answers: {
    'the number is on the clipboard': settles(true),
    'the browser refuses to copy': settles(false),
  },
  delays: { copiedShows: ({ page }) => page.clock.runFor(4_000) },
  sees: {
    listing: isAt('listing'),
    copying: isAt('copying'),
    copied: isAt('copied', 'Number copied'),
    copyRefused: isAt('copyRefused', 'Your browser won’t let us copy. Select the number, then copy it.'),
    leaving: isAt('leaving'),
  },
}

walkFlow(flow, '[BA-04]')
