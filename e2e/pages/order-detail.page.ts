import { expect, type Page } from '@playwright/test'

/** An order's page, as a shopper reads it. */
export const orderDetailPage = (page: Page) => {
  const flow = page.locator('[data-flow=orderDetail]')
  const header = flow.locator('header').first()
  const quickActions = page.locator('[data-part=quick-actions]')
  const groups = page.locator('section[data-status]')
  const part = (name: string) => page.locator(`[data-part=${name}]`)
  const isThere = async (orderNumber: string) => {
    await expect(flow).toHaveAttribute('data-state', /^ready/)
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
  }
  return {
    header,
    part,
    groups,
    items: page.locator('[data-item]'),
    /** Items of which a return was asked for. */
    returned: page.locator('section[data-status=returnCreated] [data-item]'),
    dialog: page.getByRole('dialog'),
    opens: async (orderNumber: string, prefix = '', query = '') => {
      await page.goto(`${prefix}/orders/sales/${orderNumber}${query}`)
      await isThere(orderNumber)
    },
    opensReturn: async (orderNumber: string, prefix = '', query = '') => {
      await page.goto(`${prefix}/orders/returns/${orderNumber}${query}`)
      await isThere(orderNumber)
    },
    seesOrder: (orderNumber: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNumber}`),
    seesReturn: (orderNumber: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(`Return ${orderNumber}`),
    seesState: (state: string) => expect(flow).toHaveAttribute('data-state', state),
    /** A fact of the header by its term. */
    fact: (term: string) =>
      header
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd'),
    /** A parcel of the tracking list, or a return of the list of returns. */
    parcel: (position: number) => page.locator(`[data-parcel="${position}"]`),
    return: (number: string) => page.locator(`[data-return="${number}"]`),
    quickAction: (name: string) => quickActions.locator(`[data-action=${name}]`),
    quickActions: () =>
      quickActions
        .locator('[data-action]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action)),
    /** An order that waits for its payment: on to the page that takes it. */
    goesToPay: async () => {
      await expect(part('payment-deferral')).toContainText('Your payment isn’t finished')
      await quickActions.locator('[data-action=finishPaying]').click()
      await expect(page.locator('[data-flow=deferredPayment]')).toHaveAttribute('data-state', 'ready')
    },
    /** Display statuses of the groups by their first item. */
    statusByItem: async () =>
      Object.fromEntries(
        await groups.evaluateAll((all) =>
          all.map((group) => [
            group.querySelector<HTMLElement>('[data-item]')?.dataset.item ?? '',
            (group as HTMLElement).dataset.status,
          ]),
        ),
      ),
    /** Rows of the price summary as `term: amount`. */
    priceRows: () =>
      part('price')
        .locator('dl > div')
        .evaluateAll((rows) =>
          rows.map(
            (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
          ),
        ),
    seesNotFound: () => expect(page.getByRole('dialog', { name: 'We can’t find this order' })).toBeVisible(),
    seesServiceError: () =>
      expect(page.getByRole('dialog', { name: 'We couldn’t load your order' })).toBeVisible(),
  }
}
