import { expect, type Page } from '@playwright/test'

/** The proof that a return was handed over, as its sender uses it. */
export const returnProofPage = (page: Page) => {
  const flow = page.locator('[data-flow=returnProof]')
  const seesState = (state: string | RegExp, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  const button = (name: string) => flow.getByRole('button', { name, exact: true })
  return {
    flow,
    seesState,
    number: flow.getByRole('textbox', { name: 'Receipt number' }),
    photo: flow.getByLabel('Photo of the receipt'),
    save: button('Save receipt'),
    replace: button('Replace receipt'),
    remove: button('Remove photo'),
    keep: button('Keep the one I sent'),
    opens: async (returnNumber: string, prefix = '') => {
      await page.goto(`${prefix}/orders/returns/${returnNumber}/proof`)
      await seesState(/^(asking|proven|closed)$/)
    },
    sees: (title: string) =>
      expect(flow.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible(),
  }
}
