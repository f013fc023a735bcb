import { expect, type Page } from '@playwright/test'

/** Where the money of an order is, as a shopper reads it. */
export const refundStatusPage = (page: Page) => {
  const flow = page.locator('[data-flow=refundStatus]')
  const refunds = flow.locator('[data-part=refund]')
  const part = (name: string) => flow.locator(`[data-part=${name}]`)
  const hasCome = () => expect(flow).toHaveAttribute('data-state', /^(shown|nothing)/)
  return {
    flow,
    hasCome,
    refunds,
    part,
    lead: part('refund-lead'),
    bankHelp: part('bank-help'),
    link: page.getByRole('link', { name: 'Where is my refund?' }),
    opens: async (orderNumber: string, prefix = '') => {
      await page.goto(`${prefix}/orders/sales/${orderNumber}/refunds`)
      await hasCome()
    },
    seesState: (state: string, timeout?: number) =>
      expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout }),
    headline: (index = 0) => refunds.nth(index).getByRole('heading', { level: 2 }),
    /** Steps of a refund with how far each is. */
    steps: (index = 0) =>
      refunds
        .nth(index)
        .locator('[data-step]')
        .evaluateAll((all) =>
          all.map((one) => `${(one as HTMLElement).dataset.step} ${(one as HTMLElement).dataset.reached}`),
        ),
    /** The sums at the top, by their terms. */
    sums: () =>
      part('refund-sum')
        .locator('> div')
        .evaluateAll((rows) =>
          Object.fromEntries(
            rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
          ),
        ),
    /** Rows of a list of a refund: what stands at the start, and the amount at its end. */
    rows: (name: string) =>
      part(name)
        .locator('li')
        .evaluateAll((all) =>
          all.map((row) => [row.firstElementChild?.textContent, row.lastElementChild?.textContent]),
        ),
  }
}
