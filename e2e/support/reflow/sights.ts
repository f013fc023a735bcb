import { type BrowserContext, expect, type Page } from '@playwright/test'
import { everyPage, signInWithAll } from '../every-page.ts'
import type { Sandbox } from '../sandbox.ts'

/** A page, and what is opened on it before it is looked at. */
export type Sight = {
  readonly name: string
  readonly path: string
  readonly opens?: (page: Page) => Promise<void>
}

/** What a guest comes to first. */
export const guestSights: readonly Sight[] = ['/us/en', '/pl/pl', '/ae/ar'].flatMap((prefix) => [
  { name: `lookup of ${prefix}`, path: `${prefix}/orders/details` },
  { name: `unknown address of ${prefix}`, path: `${prefix}/orders/nowhere/at/all` },
])

const firstDialog = (page: Page) => page.locator('dialog[open], [role=dialog]:popover-open').first()

const ticksFirst = async (page: Page) => {
  await page.locator('[data-item] input[type=checkbox]:enabled').first().check()
  await expect(page.locator('[data-item] [role=radiogroup]').first()).toBeVisible()
}

const opensCountries = async (page: Page) => {
  await page.locator('footer button').first().click()
  await expect(firstDialog(page)).toBeVisible()
}

const asksToCancel = async (page: Page) => {
  await page.locator('[data-part=quick-actions] [data-action=cancel]').click()
  await expect(firstDialog(page)).toBeVisible()
}

/** Orders whose pages differ most, numbers of 32 characters and names of 60 among them. */
const states = ['long-number', 'long-title', 'pickup-ready', 'tracked-parcels', 'payment-pending'] as const

/** Every page of a fresh member, who is signed in, orders in several states, and what opens over a page. */
export const memberSights = async (
  context: BrowserContext,
  sandbox: Sandbox,
  prefix: string,
): Promise<readonly Sight[]> => {
  const member = await signInWithAll(context, sandbox, prefix)
  const path = (orderNumber: string) => `${prefix}/orders/sales/${orderNumber}`
  const orders: Sight[] = []
  for (const from of states) {
    const { orderNumber } = await sandbox.newOrder({ from, member })
    orders.push({ name: from, path: path(orderNumber) })
  }
  const cancellable = path((await sandbox.newOrder({ from: 'cancellable', member })).orderNumber)
  const returnable = path((await sandbox.newOrder({ from: 'returnable', member })).orderNumber)
  const pages = await everyPage(sandbox, member, prefix)
  return [
    ...pages,
    ...orders,
    { name: 'cancel dialog', path: cancellable, opens: asksToCancel },
    {
      name: 'return dialog',
      path: `${returnable}?modal=return`,
      opens: (page) => expect(firstDialog(page)).toBeVisible(),
    },
    { name: 'wizard with an item', path: `${returnable}/return`, opens: ticksFirst },
    { name: 'countries', path: `${prefix}/orders/gift-card-lookup`, opens: opensCountries },
  ]
}
