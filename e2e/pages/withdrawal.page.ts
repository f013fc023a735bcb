import { expect, type Page } from '@playwright/test'

/** The withdrawal from an order, as a shopper sees it. */
export const withdrawalPage = (page: Page) => {
  const flow = page.locator('[data-flow=withdrawal]')
  const submit = flow.locator('form button[type=submit]')
  const seesState = (state: string | RegExp, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  return {
    flow,
    name: page.locator('#withdraw-name'),
    email: page.locator('#withdraw-email'),
    lines: flow.locator('fieldset [data-line]'),
    submit,
    confirm: page.getByRole('button', { name: /^(Confirm withdrawal|Sending|Checking)$/ }),
    change: page.getByRole('button', { name: 'Change', exact: true }),
    documents: page.locator('[data-part=documents]').getByRole('link'),
    dialog: page.getByRole('dialog'),
    seesState,
    opens: async (orderNumber: string, place = 'de/en') => {
      await page.goto(`/${place}/orders/withdrawal/${orderNumber}`)
      await seesState('statement')
    },
    reviews: async () => {
      await submit.click()
      await seesState('review')
    },
  }
}
