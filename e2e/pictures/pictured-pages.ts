import type { Page } from '@playwright/test'
import type { Scenario } from '../../contract/sandbox/sandbox.ts'

/** A page or state that pictures are kept of. */
export type PicturedPage = {
  readonly name: string
  /** Scenario that it shows; its member signs in. Without one nobody is signed in. */
  readonly scenario?: string
  /** Address under country and language; the scenario's own where there is none. */
  readonly path?: (scenario: Scenario | null) => string
  /** What a shopper does to come to the state, or waits for. */
  readonly act?: (page: Page) => Promise<unknown>
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()

const waitsFor = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()

const wizard = (scenario: Scenario | null) => `/orders/sales/${scenario?.orderNumber}/return`

const looksUpNothing = async (page: Page) => {
  await page.locator('main form input:not([type="checkbox"])').nth(0).fill('PZ1')
  await page.locator('main form input:not([type="checkbox"])').nth(1).fill('nobody@example')
  await press('main form button[type="submit"]')(page)
}

const breaks = (url: string) => async (page: Page) => {
  await page.route(url, (route) => route.abort())
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Page': 'shell' })
  await page.reload()
}

/** Twenty-four pages and states, each in every variant. */
export const picturedPages: readonly PicturedPage[] = [
  { name: 'history', scenario: 'history-maya', act: waitsFor('main a[href$="/orders/partners"]') },
  { name: 'history-empty', scenario: 'empty-history-noah' },
  {
    name: 'history-outage',
    scenario: 'history-jordan',
    act: breaks('**/api/**/orders/**'),
  },
  { name: 'partner-orders', scenario: 'history-maya', path: () => '/orders/partners' },
  { name: 'order-cancellable', scenario: 'cancellable-maya' },
  {
    name: 'order-cancel-dialog',
    scenario: 'cancellable-maya',
    act: press('main [data-action="cancel"]'),
  },
  { name: 'order-shipped', scenario: 'two-parcels-maya' },
  { name: 'order-delivered', scenario: 'delivered-maya' },
  { name: 'order-cancelled', scenario: 'cancelled-oliver' },
  { name: 'order-partly-cancelled', scenario: 'partly-cancelled-camille' },
  { name: 'order-payment-due', scenario: 'deferred-form-maya' },
  { name: 'pickup-preparing', scenario: 'pickup-preparing-maya' },
  { name: 'pickup-ready', scenario: 'pickup-ready-maya' },
  { name: 'curbside', scenario: 'curbside-maya' },
  { name: 'return-items', scenario: 'returnable-maya', path: wizard },
  { name: 'return-created', scenario: 'return-created-maya' },
  { name: 'return-denied', scenario: 'return-denied-maya' },
  { name: 'return-completed', scenario: 'return-completed-maya' },
  {
    name: 'return-instructions',
    scenario: 'return-created-maya',
    path: (scenario) => `/orders/returns/${scenario?.orderNumber}/return-confirmation`,
  },
  { name: 'payment', scenario: 'deferred-form-maya', path: (s) => `/orders/sales/${s?.orderNumber}/payment` },
  { name: 'lookup', path: () => '/orders/details' },
  {
    name: 'lookup-mistakes',
    path: () => '/orders/details',
    act: looksUpNothing,
  },
  { name: 'gift-card', path: () => '/orders/gift-card-lookup' },
  { name: 'unknown-page', path: () => '/orders/no-such-page' },
]
