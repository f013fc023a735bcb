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
  { name: `way in by a code of ${prefix}`, path: `${prefix}/orders/code` },
  { name: `unknown address of ${prefix}`, path: `${prefix}/orders/nowhere/at/all` },
])

/** Orders whose pages differ most, numbers of 32 characters and names of 60 among them. */
const states = ['long-number', 'long-title', 'pickup-ready', 'tracked-parcels', 'payment-pending'] as const

/** Every fact of a product is a long word, as a color may be: which color a sample has is drawn by lot. */
const hasLongColors = async (page: Page): Promise<void> => {
  const facts = page.locator('[data-line] dd')
  await facts.first().waitFor()
  await facts.evaluateAll((all) => {
    for (const fact of all) fact.textContent = 'Ciemnozielony'
  })
}

/** Where a page has a label, it is looked at once that was made. */
const hasLabel = (page: Page): Promise<void> =>
  expect(page.locator('[data-flow="returnLabel"][data-state="loading"]')).toHaveCount(0)

/** Every page of a fresh member, who is signed in, and orders in several states. */
export const memberSights = async (
  context: BrowserContext,
  sandbox: Sandbox,
  prefix: string,
): Promise<readonly Sight[]> => {
  const member = await signInWithAll(context, sandbox, prefix)
  const orders: Sight[] = []
  for (const from of states) {
    const { orderNumber } = await sandbox.newOrder({ from, member })
    orders.push({ name: from, path: `${prefix}/orders/sales/${orderNumber}` })
  }
  const pages = await everyPage(sandbox, member, prefix)
  return [
    ...pages.map((one) => ({ ...one, opens: hasLabel })),
    ...orders,
    { name: 'partners of long colors', path: `${prefix}/orders/partners`, opens: hasLongColors },
  ]
}
