import { expect, type Page } from '@playwright/test'

const viewName = /^View (order|return)$/

/** The list of a member's orders. */
export const orderHistoryPage = (page: Page) => {
  const flow = page.locator('[data-flow=orderHistory]')
  const orders = page.locator('[data-order]')
  const more = page.getByRole('button', { name: 'Show more orders' })
  return {
    orders,
    lines: page.locator('[data-line]'),
    order: (orderNumber: string) => page.locator(`[data-order="${orderNumber}"]`),
    more,
    /** What opens the order at this place, counted from 0. */
    opener: (place: number) => orders.nth(place).getByRole('link', { name: viewName }),
    dialog: page.getByRole('dialog'),
    partnerTab: page.getByRole('link', { name: 'Partner orders', exact: true }),
    opens: async (prefix = '', query = '') => {
      await page.goto(`${prefix}/orders${query}`)
      await expect(flow).not.toHaveAttribute('data-state', 'loadingFirstPage')
    },
    showsMore: () => more.click(),
    seesOrders: (count: number) => expect(orders).toHaveCount(count),
    seesState: async (state: string) => {
      await expect(flow).toHaveAttribute('data-state', state)
      if (state === 'empty') await expect(page.locator('[data-part=no-orders]')).toBeVisible()
    },
    numbers: () => orders.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.order ?? '')),
    openOrder: async (orderNumber: string) => {
      await page.locator(`[data-order="${orderNumber}"]`).getByRole('link', { name: viewName }).click()
      await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
    },
  }
}
