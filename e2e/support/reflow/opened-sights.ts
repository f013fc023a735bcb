import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Sandbox } from '../sandbox.ts'
import { signInAsNew } from '../sign-in.ts'
import type { Sight } from './sights.ts'

const opened = (page: Page) => page.locator('dialog[open], :popover-open').first()

/** Presses the first of these, and waits for what opens over the page. */
const opensBy = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click()
  await expect(opened(page)).toBeVisible()
}

const ticksFirst = async (page: Page) => {
  await page.locator('[data-item] input[type=checkbox]:enabled').first().check()
  await expect(page.locator('[data-item] [role=radiogroup]').first()).toBeVisible()
}

const goesOn = (page: Page) => page.locator('[data-action=continue]:visible').click()

const misses = async (page: Page) => {
  await ticksFirst(page)
  await goesOn(page)
  await expect(page.locator('main [role=alert] a').first()).toBeVisible()
}

const comesToWays = async (page: Page) => {
  await ticksFirst(page)
  await page.locator('[data-item] [role=radiogroup] label').first().click()
  await goesOn(page)
}

const choosesWay = async (page: Page) => {
  await comesToWays(page)
  await page.locator('[data-method]').last().getByRole('radio').first().check()
}

const opensPoints = async (page: Page) => {
  await comesToWays(page)
  await page.locator('[data-method]').first().getByRole('radio').first().check()
  await page.locator('[data-flow=dropOffPoints] button').first().click()
  await expect(page.locator('[data-point]').first()).toBeVisible()
}

const choosesStore = async (page: Page) => {
  await choosesWay(page)
  await page.locator('[data-store]').first().getByRole('radio').check()
}

const sendsEmptyReview = async (page: Page) => {
  await opensBy('[data-action=writeReview]')(page)
  await opened(page).locator('button[type=submit]').click()
  await expect(opened(page).getByRole('alert').first()).toBeVisible()
}

/** What opens on the pages of a fresh member, who is signed in, and over them, each as a shopper comes there. */
export const openedSights = async (
  context: BrowserContext,
  sandbox: Sandbox,
  prefix: string,
): Promise<readonly Sight[]> => {
  const member = await signInAsNew(context, sandbox, { country: prefix.slice(1, 3) })
  const orderFrom = async (from: string) =>
    `${prefix}/orders/sales/${(await sandbox.newOrder({ from, member })).orderNumber}`
  const returnable = await orderFrom('returnable')
  const buyable = await orderFrom('buy-again')
  const reviewable = `${await orderFrom('delivered')}?enableWriteReview=true`
  return [
    {
      name: 'cancel dialog',
      path: await orderFrom('cancellable'),
      opens: opensBy('[data-part=quick-actions] [data-action=cancel]'),
    },
    {
      name: 'return dialog',
      path: `${returnable}?modal=return`,
      opens: (page) => expect(opened(page)).toBeVisible(),
    },
    { name: 'wizard with an item', path: `${returnable}/return`, opens: ticksFirst },
    { name: 'wizard without a reason', path: `${returnable}/return`, opens: misses },
    { name: 'wizard with a way back', path: `${returnable}/return`, opens: choosesWay },
    // Carriers tell where their counters are in a few countries.
    ...(['/us/en', '/pl/pl'].includes(prefix)
      ? [{ name: 'wizard with drop-off points', path: `${returnable}/return`, opens: opensPoints }]
      : []),
    // Stores take returns in a few countries.
    ...(prefix === '/us/en'
      ? [{ name: 'wizard with a store', path: `${returnable}/return`, opens: choosesStore }]
      : []),
    { name: 'review form', path: reviewable, opens: opensBy('[data-action=writeReview]') },
    { name: 'review form with faults', path: reviewable, opens: sendsEmptyReview },
    { name: 'bought again', path: buyable, opens: opensBy('[data-action=buyItAgain]') },
    { name: 'account', path: `${prefix}/orders`, opens: opensBy('header button[data-member]') },
    { name: 'countries', path: `${prefix}/orders/gift-card-lookup`, opens: opensBy('footer button') },
  ]
}
