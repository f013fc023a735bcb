import type { Page } from '@playwright/test'
import { curbsidePage } from '../pages/curbside.page.ts'
import { orderSearchPage } from '../pages/order-search.page.ts'
import { reviewPage } from '../pages/review.page.ts'
import { giftCardOf } from '../support/gift-card.ts'
import { signInFirst } from '../support/sign-in.ts'
import { expect } from '../support/test.ts'
import { checkScreen } from './axe/check-screen.ts'
import { test } from './axe/mirror-test.ts'
import { copyScreen } from './axe/screen-copy.ts'
import { checked, planned } from './axe/tally.ts'

/** What the walks leave out: screens after answers that no host of ours gives to these pages, or that depend on the orders there are. */
const rare = (flow: string, screen: string) => ({ annotation: planned({ flow, screens: [screen] }) })

const looks = async (page: Page, mirror: Page, flow: string, screen: string) => {
  const seen = await checkScreen(mirror, await copyScreen(page), `${flow} in ${screen}`)
  test.info().annotations.push(checked({ flow, screen, looks: seen }))
}

const refuse = (page: Page, path: string, status: number, code: string) =>
  page.route(
    ({ pathname }) => pathname === `/api${path}`,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status,
            contentType: 'application/problem+json',
            json: { type: 'about:blank', title: code, status, code },
          })
        : route.fallback(),
  )

test.describe('axe finds nothing where a host refuses what ours does not', () => {
  const card = 'form.refused.invalid'
  test('a card that is not valid', rare('gift-card', card), async ({ page, mirror, sandbox }) => {
    const { accountNumber, pin } = await giftCardOf(sandbox, 'us')
    await refuse(page, '/payment/giftcard_balance/v1', 400, 'validation')
    await page.goto('/us/en/orders/gift-card-lookup')
    await page.getByRole('textbox', { name: 'Card number' }).fill(accountNumber)
    await page.getByRole('textbox', { name: 'PIN' }).fill(pin)
    await page.getByRole('button', { name: 'Check balance' }).click()
    await expect(page.locator('[data-flow=giftCard]')).toHaveAttribute('data-state', card)
    await looks(page, mirror, 'gift-card', card)
  })

  test('an order that is not ready', rare('curbside', 'notReady'), async ({ page, mirror, sandbox }) => {
    const { url } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
    await refuse(page, '/store/order_pickups/v1', 422, 'pickup_state')
    await page.goto(url)
    await curbsidePage(page).arrives('Blue van')
    await expect(page.locator('[data-flow=curbside]')).toHaveAttribute('data-state', 'notReady')
    await looks(page, mirror, 'curbside', 'notReady')
  })

  const known = 'alreadyReviewed'
  test('a second review', rare('review', known), async ({ page, context, mirror, sandbox }) => {
    const { member } = await sandbox.newMember()
    await signInFirst(context, member)
    const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
    await refuse(page, '/reviews/v1', 409, 'review_exists')
    const review = reviewPage(page)
    await page.goto(`/orders/sales/${orderNumber}?enableWriteReview=true`)
    await review.offers.first().click()
    await review.fillsIn()
    await review.sends()
    await review.seesState(known)
    await looks(page, mirror, 'review', known)
  })
})

test.describe('axe finds nothing where orders are looked for', () => {
  const state = (page: Page) => page.locator('[data-flow=orderHistory]')
  test.beforeEach(async ({ context, sandbox }) => {
    const { member } = await sandbox.newMember({ orders: 3 })
    await signInFirst(context, member)
  })

  const none = 'nothingFound'
  test('and none is found', rare('order-history', none), async ({ page, mirror }) => {
    await page.goto('/orders?q=kayak&status=delivered')
    await expect(state(page)).toHaveAttribute('data-state', none)
    await looks(page, mirror, 'order-history', none)
  })

  const searching = 'searching'
  test('and are on their way', rare('order-history', searching), async ({ page, mirror }) => {
    await page.goto('/orders')
    await page.route(/search=/, () => undefined)
    const { field } = orderSearchPage(page)
    await field.fill('cap')
    await field.press('Enter')
    await expect(state(page)).toHaveAttribute('data-state', searching)
    await looks(page, mirror, 'order-history', searching)
  })
})
