import { expect, type Page } from '@playwright/test'

/** The papers of an order, as a shopper reads them. */
export const papersPage = (page: Page) => {
  const flow = page.locator('[data-flow=papers]')
  const hasCome = () => expect(flow).toHaveAttribute('data-state', /^shown/)
  const papers = flow.locator('[data-part=paper]')
  return {
    flow,
    hasCome,
    papers,
    archive: flow.locator('[data-part=archive]'),
    proofs: flow.locator('[data-part=return-proofs]'),
    paper: (kind: string) => flow.locator(`[data-part=paper][data-kind=${kind}]`),
    downloads: (kind: string) =>
      flow.locator(`[data-part=paper][data-kind=${kind}]`).getByRole('button', { name: /^Download PDF/ }),
    everything: flow.getByRole('button', { name: 'Download everything' }),
    link: page.getByRole('link', { name: 'Invoices and documents' }),
    opens: async (orderNumber: string, prefix = '') => {
      await page.goto(`${prefix}/orders/sales/${orderNumber}/papers`)
      await hasCome()
    },
    seesState: (state: string | RegExp, timeout?: number) =>
      expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout }),
  }
}
